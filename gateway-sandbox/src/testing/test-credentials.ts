import { readConfig } from '../config'

/** The public keys that the sandbox has where none are set. */
export const testCredentials = readConfig({})
