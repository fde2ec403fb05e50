const ONE_HOUR_MS = 60 * 60_000

/** A session that nobody uses for so long is over: a working day, so that nobody is thrown out while packing. */
export const IDLE_MS = 12 * ONE_HOUR_MS

/** However much it is used. A passkey signs in with one touch of a phone that its owner unlocks. */
export const MOST_BY_PASSKEY_MS = 7 * 24 * ONE_HOUR_MS
export const MOST_BY_PASSWORD_MS = 24 * ONE_HOUR_MS

/** For so long after a proof money, people and exports are open. */
export const REAUTHENTICATION_MS = 5 * 60_000

/** A session is noted as seen no more often than this: not every call is worth a write. */
export const SEEN_EVERY_MS = 60_000
