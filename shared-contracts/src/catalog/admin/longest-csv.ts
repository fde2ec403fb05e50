/** A file of the catalogue has at most this many characters: ten times the specified range. */
export const LONGEST_CSV = 400_000
/** What a call that carries such a file may have, in bytes: Indian letters have three each, and quotes are escaped. */
export const CSV_CALL_BYTES = 1_500_000
