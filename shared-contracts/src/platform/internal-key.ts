/** The header by which a server of the shop shows the api that it is one: its value is the setting INTERNAL_KEY. */
export const INTERNAL_KEY_HEADER = 'x-internal-key'

/** What may be an INTERNAL_KEY. It is sent in a header. */
export const INTERNAL_KEY = /^[!-~]{32,}$/
