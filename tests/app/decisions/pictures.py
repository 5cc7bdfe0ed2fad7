# SPDX-License-Identifier: GPL-3.0-or-later
"""Pictures of the twelve decisions, as the test program takes them (test-twelve.c)."""
import os
import subprocess
import sys

FOLDER = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(os.path.dirname(FOLDER)))


def take(build, size, text, language, folder):
    """Puts a picture of each decision into @folder, in a window of this size with text of so many percent; beside it its places."""
    program = os.path.join(build, "tests", "app", "test-twelve")
    if not os.access(program, os.X_OK):
        sys.exit(f"{build} holds no built tests: run tools/check, and name its folder (--build _build-check)")
    width, height = size.split("x")
    subprocess.run([os.path.join(ROOT, "tests", "with-display"), program, os.path.join(FOLDER, "records"), folder, width, height,
                    str(text / 100)], check=True, stdout=subprocess.DEVNULL,
                   env={**os.environ, "LC_ALL": "C.UTF-8", "LANGUAGE": language, "TEST_FONTS": "system",
                        "TEST_SCREEN": "2048x1200x24", "CHIEU_LESSONS": os.path.join(ROOT, "data", "lessons"),
                        "CHIEU_FONTS": os.path.join(ROOT, "data", "fonts"),
                        "CHIEU_PICTURES": os.path.join(ROOT, "data", "cards-svg"), "CHIEU_LOCALE": os.path.join(build, "po"),
                        "GSETTINGS_SCHEMA_DIR": os.path.join(build, "data")})
