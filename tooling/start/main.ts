import path from 'node:path'
import { askedOf } from '../command-line/asked-of'
import { bundleSupervisor } from './bundle-supervisor'
import { choosePorts, movedPorts } from './ports'
import { prepareFirst } from './prepare-shop'
import { complain, say, started } from './progress'
import { takeFolders } from './take-folders'

/* `npm start`: prepares the shop, and hands over to what starts and watches its servers. */

askedOf({
  command: 'npm start',
  purpose: 'Prepares the shop, builds what is stale, and starts its servers. Ctrl-C stops all.',
  options: {},
  settings: {
    PORT: 'where the shop is; 3000 unless told',
    API_PORT: 'where its api is; 4000 unless told',
    SANDBOX_PORT: 'where the gateway sandbox is; 4100 unless told',
    DATA_DIR: 'database, mails and registry; .data unless told',
    REGISTRY: 'another registry: a folder, or s3://bucket/prefix?endpoint=…',
    PUBLIC_ORIGIN: "the shop's address for the public",
    OVERRIDE_ORIGINS: 'from where pages may take remotes under development; this machine unless told',
  },
})

const root = path.resolve(import.meta.dirname, '../..')
const stopping = new AbortController()
// 'disconnect': bootstrap.mjs, and with it npm, was killed.
for (const end of ['SIGINT', 'SIGTERM', 'disconnect']) process.on(end, () => stopping.abort())

try {
  const ports = await choosePorts(process.env)
  for (const sentence of movedPorts(ports, process.env)) say(sentence)
  const { dataFolder, giveBack } = takeFolders(root, process.env)
  // Before anything is built or published: the folders may be another shop's.
  const hasMore = await prepareFirst(root, dataFolder, stopping.signal)
  const next = await bundleSupervisor(root)
  giveBack()
  const env = Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, String(port)]))
  process.send?.({ next, env: { ...env, STARTED_MS: String(started), ...(hasMore && { HAS_MORE: 'yes' }) } })
} catch (error) {
  if (!stopping.signal.aborted) {
    complain(error instanceof Error ? error.message : String(error))
    process.exitCode = 1
  }
}
process.exit()
