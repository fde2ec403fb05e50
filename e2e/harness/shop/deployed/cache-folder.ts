import { homedir } from 'node:os'
import path from 'node:path'

/** A folder for files that take minutes to make, outside the repository because builds and tests scan that. */
export const CACHE = path.join(process.env.XDG_CACHE_HOME || path.join(homedir(), '.cache'), 'spice-shop')
