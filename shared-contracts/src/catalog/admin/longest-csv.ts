/** The size limit of a catalogue file, in characters: ten times what the specified products need. */
export const LONGEST_CSV = 400_000
/** The limit in bytes of such a request: letters of Indian scripts take three bytes each, and quotes are escaped. */
export const CSV_CALL_BYTES = 1_500_000
