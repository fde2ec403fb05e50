export type * from './passkeys-schema'

/** The most passkeys of one account. */
export const MAX_PASSKEYS = 10
