import path from 'node:path'
import { pathToFileURL } from 'node:url'

const CLOCK = pathToFileURL(path.join(import.meta.dirname, 'clock-ahead.mjs')).href

/** Settings by which a server's clock is ahead of the machine's. */
export function clockAhead(ms: number): NodeJS.ProcessEnv {
  return { NODE_OPTIONS: `--import=${CLOCK}`, CLOCK_AHEAD_MS: String(ms) }
}
