import path from 'node:path'
import { askedOf } from '../../tooling/command-line/asked-of'
import { buildAll } from '../../tooling/start/prepare-shop'
import { behindNginx } from './behind-nginx/behind-nginx'
import { crash, crashOnPostgres } from './crashes/crash'
import { twoApisOneFolder } from './crashes/two-apis-one-folder'
import { twoCustomers } from './customers/two-customers'
import type { Drill } from './drill'
import { flood } from './flood/flood'
import { fuzz } from './fuzz/fuzz'
import { gatewayFaults } from './gateways/gateway-faults'
import { sameOrder } from './gateways/same-order'
import { webhooks } from './gateways/webhooks'
import { hangingGateway } from './hanging-gateway/hanging-gateway'
import { image } from './image/image'
import { ledger } from './ledger/ledger'
import { load } from './load/load'
import { lock } from './lock/lock'
import { publicShop } from './public/public-shop'
import { publishingKeys } from './publishing-keys/publishing-keys'
import { reconcile } from './reconcile/reconcile'
import { busyPublishing } from './remotes/busy-publishing'
import { integrator } from './remotes/integrator'
import { killedPublisher } from './remotes/killed-publisher'
import { newRemote } from './remotes/new-remote'
import { publishAndRollback } from './remotes/publish-and-rollback'
import { remoteFaults } from './remotes/remote-faults'
import { createSharedShop } from './remotes/shared-shop'
import { throwingCanary } from './remotes/throwing-canary'
import { twoPublishers } from './remotes/two-publishers'
import { restore } from './restore/restore'
import { closeDrillServer } from './shop/drill-database'
import { sideBySide } from './side-by-side'
import { startAndStop } from './start/start-and-stop'
import { upgrade } from './upgrade/upgrade'

/* `npm run drill` runs every drill, `npm run drill -- help` names them. */

const ofRemotes: readonly Drill[] = [
  twoPublishers,
  killedPublisher,
  publishAndRollback,
  busyPublishing,
  integrator,
  newRemote,
  remoteFaults,
  throwingCanary,
  publishingKeys,
]

const drills: readonly Drill[] = [
  crash,
  crashOnPostgres,
  twoApisOneFolder,
  lock,
  publicShop,
  startAndStop,
  gatewayFaults,
  webhooks,
  sameOrder,
  ledger,
  hangingGateway,
  reconcile,
  twoCustomers,
  fuzz,
  behindNginx,
  flood,
  load,
  upgrade,
  image,
  restore,
  ...ofRemotes,
]

const { values, positionals: asked } = askedOf({
  command: 'npm run drill',
  parameters: '[name …]',
  purpose: 'Tests the whole shop under failures. Without a name: all drills.',
  words: {
    ...Object.fromEntries(drills.map(({ name, promise }) => [name, promise])),
    remotes: 'the drills about remotes',
  },
  options: {
    short: { type: 'boolean', purpose: 'a short run' },
    'at-once': {
      type: 'string',
      value: '<number>',
      default: '1',
      purpose: 'how many drills run side by side',
    },
    built: { type: 'boolean', purpose: 'builds nothing' },
  },
})
const positionals = asked.flatMap((name) =>
  name === 'remotes' ? ofRemotes.map((drill) => drill.name) : name,
)
const unknown = positionals.find((name) => !drills.some((drill) => drill.name === name))
if (unknown) {
  console.error(`There is no drill "${unknown}": choose from ${drills.map(({ name }) => name).join(', ')}.`)
  process.exit(1)
}

if (!values.built) await buildAll(path.resolve(import.meta.dirname, '../..'))

const atOnce = Number(values['at-once'])
if (atOnce > 1) {
  const options = ['--built', ...(values.short ? ['--short'] : [])]
  const names = positionals.length > 0 ? positionals : drills.map(({ name }) => name)
  process.exit((await sideBySide(names, options, atOnce)) ? 0 : 1)
}

const sharedShop = createSharedShop()
let allHeld = true
for (const { name, promise, run } of drills) {
  if (positionals.length > 0 && !positionals.includes(name)) continue
  console.log(`\n▸ ${name}: ${promise}`)
  const held = await run({ isShort: values.short === true, sharedShop }).catch((error: unknown) => {
    console.error(error)
    return false
  })
  console.log(held ? 'The promise held.' : 'The promise was BROKEN.')
  allHeld &&= held
}
await sharedShop.close()
await closeDrillServer()
process.exit(allHeld ? 0 : 1)
