import path from 'node:path'
import { buildEdge } from '../../../../edge/src/app'
import { readConfig } from '../../../../edge/src/config'

/* Runs as a separate process: an edge with no page cache, so that each request renders its page. */

/** A cache size too small for any page. */
const NO_ROOM_BYTES = 16

const config = readConfig(process.env, path.resolve(import.meta.dirname, '../../../..'))
const edge = await buildEdge(config, { pageCacheBytes: NO_ROOM_BYTES })
await edge.listen({ host: config.host, port: config.port })
process.once('SIGTERM', () => edge.close().then(() => process.exit()))
