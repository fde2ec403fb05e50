/** The most characters of a catalogue file: ten times the specified range. */
export const LONGEST_CSV = 400_000
/** The most bytes of a call with such a file: Indian letters take three bytes each, and quotes are escaped. */
export const CSV_CALL_BYTES = 1_500_000
