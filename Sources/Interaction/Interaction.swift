import Geography
