import { homedir } from 'node:os'
import path from 'node:path'

/** Caches files that take minutes to make. Outside the repository, because builds and tests scan it. */
export const CACHE = path.join(process.env.XDG_CACHE_HOME || path.join(homedir(), '.cache'), 'spice-shop')
