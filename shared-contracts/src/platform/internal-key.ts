/** The header with which a server of the shop identifies itself to the api. Its value is the setting INTERNAL_KEY. */
export const INTERNAL_KEY_HEADER = 'x-internal-key'

/** A valid INTERNAL_KEY, which is sent in a header. */
export const INTERNAL_KEY = /^[!-~]{32,}$/
