/** The header with which one of the shop's servers identifies itself to the api. Its value is the setting INTERNAL_KEY. */
export const INTERNAL_KEY_HEADER = 'x-internal-key'

/** A valid INTERNAL_KEY. It must fit into a header. */
export const INTERNAL_KEY = /^[!-~]{32,}$/
