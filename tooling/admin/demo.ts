import { existsSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { DEMO_ADMIN_PASSWORD, demoPeople } from 'shared-contracts/staff/demo-people'
import { resolveDataFolder } from '../../composition/cli/publish/registry-location'
import { hasDemoCustomer } from '../start/shop/public-shop'
import { shopNote } from '../start/shop/shop-address'
import { demoShop } from './demo-shop'
import { makeDemoAdmin } from './make-demo-admin'
import { nextCode } from './people/sign-in-methods'

/**
 * Fills the admin of the running shop with demo data, once, and prints how to sign in.
 * @throws Error with a sentence if the shop is public or not running
 */
export async function demo(env: NodeJS.ProcessEnv, root: string): Promise<void> {
  if (!hasDemoCustomer(env))
    throw new Error('Only a shop on its developer’s machine that pays at the sandbox has a demo admin.')
  const dataDir = resolveDataFolder(env, root)
  const { origin, sandboxOrigin, adminOrigin = origin } = shopNote(dataDir) ?? {}
  if (!origin || !sandboxOrigin || !adminOrigin)
    throw new Error('No shop is open on this data folder. Start it first: npm start')
  const shop = demoShop(dataDir, { origin, adminOrigin, sandboxOrigin })
  const done = path.join(dataDir, 'admin-demo.done')
  if (!existsSync(done)) {
    console.log('Placing orders, packing and shipping some: this takes half a minute.')
    await makeDemoAdmin(shop)
    writeFileSync(done, '')
  }
  console.log(signInMethods(adminOrigin, shop.keys.read()))
}

function signInMethods(adminOrigin: string, keys: Record<string, string>): string {
  const lines = Object.values(demoPeople).map(({ name, email, role }) => {
    const key = keys[email] ?? ''
    return `  ${role.padEnd(7)}${name.padEnd(14)}${email.padEnd(20)}code ${nextCode(key, new Date())}  key ${key}`
  })
  return [
    `The admin: ${adminOrigin}/admin. Choose "Use password and code"; the password is "${DEMO_ADMIN_PASSWORD}".`,
    ...lines,
    'A code is good for a minute and opens once. For the next run this again, or type the key into an authenticator app.',
  ].join('\n')
}
