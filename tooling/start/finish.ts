import path from 'node:path'
import { DEMO_LOGIN } from 'shared-contracts/customers/demo-login'
import { formats } from '../assets/pictures/picture-files'
import { prepareShopPictures } from '../assets/pictures/prepare-shop-pictures'
import { describeError } from '../command-line/describe-error'
import { prepareParts } from './parts/prepare-parts'
import { openRegistry } from './parts/prepare-shop'
import { say } from './progress'
import { runCommand } from './run-command'
import { makeDemoCustomer } from './shop/make-demo-customer'

/* Background work after the shop has opened: demo customer, remaining remotes, pictures. */

const root = path.resolve(import.meta.dirname, '../..')
const { DATA_DIR = '', PORT, SANDBOX_PORT, HAS_DEMO, FOLLOWING = '', REMOTES } = process.env

function refund(orderId: string, rupees: number): Promise<string> {
  const command = ['api/src/owner.ts', 'refund', orderId, String(rupees), '--reason', 'A sample refund']
  return runCommand(process.execPath, ['--import', 'tsx', ...command], root)
}

async function makeDemo(): Promise<void> {
  try {
    const origin = `http://localhost:${PORT}`
    const sandboxOrigin = `http://127.0.0.1:${SANDBOX_PORT}`
    await makeDemoCustomer({ origin, sandboxOrigin, dataDir: DATA_DIR, refund })
    say(`To see orders, log in as ${DEMO_LOGIN.email} with the password "${DEMO_LOGIN.password}".`)
  } catch (error) {
    console.error(`The demo customer could not be created: ${describeError(error)}`)
  }
}

/** @param remotes the folders of remotes that the shop did not wait for */
async function prepareOthers(remotes: readonly string[]): Promise<void> {
  const store = await openRegistry(root, DATA_DIR)
  const { remotes: live } = (await store.read()).registry
  const names = remotes.map((folder) => path.basename(folder)).filter((name) => !live[name])
  say(`Still building: ${names.join(', ')}. Their pages open automatically when they are ready.`)
  const handling = REMOTES === 'replace' ? 'replace' : undefined
  const outcomes = await prepareParts({ root, store, remotes, servers: [], handling })
  if (outcomes.every((outcome) => !('problem' in outcome))) say('All remotes are live.')
}

const following = FOLLOWING.split(path.delimiter).filter(Boolean)
await Promise.all([HAS_DEMO && makeDemo(), following.length > 0 && prepareOthers(following)])
for (const format of formats) await prepareShopPictures(root, format, () => {})
