#!/bin/sh
# Chromium at the phone's end of the line.
exec nsenter --target "$PHONE_PID" --net -- "$PHONE_CHROMIUM" "$@"
