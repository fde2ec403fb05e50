import { homedir } from 'node:os'
import path from 'node:path'

/** For what takes minutes to make and may be kept: outside the repository, as builds and tests look at all that is in it. */
export const CACHE = path.join(process.env.XDG_CACHE_HOME || path.join(homedir(), '.cache'), 'spice-shop')
