/** The size limit of a catalogue file, in characters: ten times what the specification's products need. */
export const LONGEST_CSV = 400_000
/** The size limit of the request, in bytes. Indian letters take three bytes each, and quotes are escaped. */
export const CSV_CALL_BYTES = 1_500_000
