export type * from './passkeys-schema'

/** The maximum number of passkeys per account. */
export const MAX_PASSKEYS = 10
