const ONE_HOUR_MS = 60 * 60_000

/** How long a session may be unused: a working day, so that nobody is signed out while packing. */
export const IDLE_MS = 12 * ONE_HOUR_MS

/** How long a session can last, even if it is in use: longer after a sign-in by passkey. */
export const MOST_BY_PASSKEY_MS = 7 * 24 * ONE_HOUR_MS
export const MOST_BY_PASSWORD_MS = 24 * ONE_HOUR_MS

/** How long re-authentication allows the calls that require it. */
export const REAUTHENTICATION_MS = 5 * 60_000

/** Limits how often a session's last use is written, because a write on every call would be too many. */
export const SEEN_EVERY_MS = 60_000
