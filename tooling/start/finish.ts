import path from 'node:path'
import { DEMO_LOGIN } from 'shared-contracts/domain/demo-login'
import { makeDemoCustomer } from '../demo-customer/demo-customer'
import { formats } from '../pictures/picture-files'
import { prepareShopPictures } from '../pictures/prepare-shop-pictures'
import { prepareShop } from './prepare-shop'
import { say } from './progress'
import { runCommand } from './run-command'

/* The work that nobody waits for once the shop is open: demo customer, remotes that were never built, pictures. */

const root = path.resolve(import.meta.dirname, '../..')
const { DATA_DIR = '', PORT, SANDBOX_PORT, HAS_DEMO, HAS_MORE } = process.env

function refund(orderId: string, rupees: number): Promise<string> {
  const command = ['api/src/owner.ts', 'refund', orderId, String(rupees), '--reason', 'A refund to look at']
  return runCommand(process.execPath, ['--import', 'tsx', ...command], root)
}

if (HAS_DEMO)
  try {
    const origin = `http://localhost:${PORT}`
    const sandboxOrigin = `http://127.0.0.1:${SANDBOX_PORT}`
    await makeDemoCustomer({ origin, sandboxOrigin, dataDir: DATA_DIR, refund })
    say(`To see orders, log in as ${DEMO_LOGIN.email} with the password "${DEMO_LOGIN.password}".`)
  } catch (error) {
    console.error(`The demo customer could not be created: ${error instanceof Error ? error.message : error}`)
  }

if (HAS_MORE) {
  await prepareShop(root, DATA_DIR)
  say('All remotes are live.')
}
for (const format of formats) await prepareShopPictures(root, format, () => {})
