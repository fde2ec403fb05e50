import path from 'node:path'
import { readSettings } from 'shared-contracts/platform/settings/examine-settings'
import { listShopNeeds } from 'shared-contracts/platform/settings/public-needs'
import { settings } from 'shared-contracts/platform/settings/settings'
import { bundleServer } from '../../composition/build/server/bundle-server'
import { REGISTRY_HELP } from '../../composition/cli/publish/registry-location'
import { describeError } from '../command-line/describe-error'
import { parseCommand } from '../command-line/parsed-command'
import { takeFolders } from './folders/take-folders'
import { openRegistry, prepareFirst } from './parts/prepare-shop'
import { say, started } from './progress'
import { comingPaths } from './shop/coming-paths'
import { choosePorts, movedPorts } from './shop/ports'

/* `npm start`: prepares the shop, then tells bootstrap.mjs to run the bundled supervise.ts. */

const { values } = parseCommand({
  command: 'npm start',
  purpose: 'Builds what has changed, and starts the shop. Ctrl-C stops it.',
  options: {
    'keep-remotes': {
      type: 'boolean',
      purpose: 'keep the live version of each remote; build only the servers',
    },
    'replace-remotes': {
      type: 'boolean',
      purpose: 'make the builds live even if a team has published or promoted another version',
    },
  },
  settings: {
    PORT: 'port of the shop (default: 3000)',
    API_PORT: 'port of the api (default: 4000)',
    SANDBOX_PORT: 'port of the gateway sandbox (default: 4100)',
    DATA_DIR: 'folder of database, mails and registry (default: .data)',
    REGISTRY: REGISTRY_HELP,
    PUBLIC_ORIGIN: 'public address of the shop',
    ADMIN_ORIGIN: 'address of the admin, if it has a host of its own',
    OVERRIDE_ORIGINS: 'origins that may override remotes (default: this machine)',
  },
})

if (values['keep-remotes'] && values['replace-remotes']) {
  console.error('Use either --keep-remotes or --replace-remotes, not both.')
  process.exit(2)
}
const remotes = (values['keep-remotes'] && 'keep') || (values['replace-remotes'] && 'replace') || undefined
const root = path.resolve(import.meta.dirname, '../..')
const stopping = new AbortController()
// 'disconnect' means that bootstrap.mjs was killed.
for (const end of ['SIGINT', 'SIGTERM', 'disconnect']) process.on(end, () => stopping.abort())

try {
  const ports = await choosePorts(process.env)
  for (const sentence of movedPorts(ports, process.env)) say(sentence)
  // Checked before the build, so that missing settings of a public shop are reported immediately; the servers check
  // them again.
  readSettings(settings, process.env, listShopNeeds)
  const { dataFolder, release } = takeFolders(root, process.env)
  // Build and publish only once the folders are locked: they could belong to another shop.
  const following = await prepareFirst(root, dataFolder, { until: stopping.signal, remotes })
  const { registry } = await (await openRegistry(root, dataFolder)).read()
  // Bundled, so that this long-running process doesn't load a compiler.
  const next = path.join(root, 'node_modules/.cache/start/supervise.mjs')
  await bundleServer({ entry: path.join(root, 'tooling/start/supervise.ts'), outfile: next })
  release()
  const env = {
    ...Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, String(port)])),
    STARTED_MS: String(started),
    COMING_PATHS: (await comingPaths(root, registry, process.env)).join(' '),
    FOLLOWING: following.join(path.delimiter),
    REMOTES: remotes ?? '',
  }
  process.send?.({ next, env })
} catch (error) {
  if (!stopping.signal.aborted) {
    console.error(describeError(error))
    process.exitCode = 1
  }
}
process.exit()
