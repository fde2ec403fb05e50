import { existsSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { DEMO_ADMIN_PASSWORD, demoPeople } from 'shared-contracts/staff/demo-people'
import { resolveDataFolder } from '../../composition/cli/publish/registry-location'
import { hasDemoCustomer } from '../start/shop/public-shop'
import { shopNote } from '../start/shop/shop-address'
import { demoShop } from './demo-shop'
import { makeDemoAdmin } from './make-demo-admin'
import { nextCode } from './people/sign-in-methods'

/** Fills the admin once and prints how to sign in. @throws Error if the shop is public or not running */
export async function demo(env: NodeJS.ProcessEnv, root: string): Promise<void> {
  if (!hasDemoCustomer(env))
    throw new Error('Only a local shop that uses the gateway sandbox can have a demo admin.')
  const dataDir = resolveDataFolder(env, root)
  const { origin, sandboxOrigin, adminOrigin = origin } = shopNote(dataDir) ?? {}
  if (!origin || !sandboxOrigin || !adminOrigin)
    throw new Error('No shop is running on this data folder. Start it first: npm start')
  const shop = demoShop(dataDir, { origin, adminOrigin, sandboxOrigin })
  const done = path.join(dataDir, 'admin-demo.done')
  if (!existsSync(done)) {
    console.log('Placing orders, then packing and shipping some. This takes half a minute.')
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
    'Each code works once, for a minute. To get another one, run this again, or add the key to an authenticator app.',
  ].join('\n')
}
