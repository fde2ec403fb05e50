import path from 'node:path'
import { buildEdge } from '../../../../edge/src/app'
import { readConfig } from '../../../../edge/src/config'

/* A process of its own: an edge that keeps no page, so that each request has its page rendered anew. */

/** No page fits into it. */
const NO_ROOM_BYTES = 16

const config = readConfig(process.env, path.resolve(import.meta.dirname, '../../../..'))
const edge = await buildEdge(config, { pageCacheBytes: NO_ROOM_BYTES })
await edge.listen({ host: config.host, port: config.port })
process.once('SIGTERM', () => edge.close().then(() => process.exit()))
