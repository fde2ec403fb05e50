import { readConfig } from '../config'

/** The public default keys of the sandbox. */
export const testCredentials = readConfig({})
