import path from 'node:path'
import { pathToFileURL } from 'node:url'

const CLOCK = pathToFileURL(path.join(import.meta.dirname, 'clock-ahead.mjs')).href

/** Returns settings that set a server's clock ahead of the machine's. */
export function clockAhead(ms: number): NodeJS.ProcessEnv {
  return { NODE_OPTIONS: `--import=${CLOCK}`, CLOCK_AHEAD_MS: String(ms) }
}
