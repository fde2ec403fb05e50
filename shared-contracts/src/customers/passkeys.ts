export type * from './passkeys-schema'

export const MAX_PASSKEYS = 10
