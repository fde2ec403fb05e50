import { existsSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { DEMO_DESK_PASSWORD, demoPeople } from 'shared-contracts/domain/desk/people/demo-people'
import { dataFolderOf } from '../registry/registry-place'
import { hasDemoCustomer } from '../start/public-shop'
import { shopNote } from '../start/shop-address'
import { demoShop } from './demo-shop'
import { makeDemoDesk } from './make-demo-desk'
import { nextCode } from './people/ways-in'

/**
 * Fills the desk of the running shop, unless that was done, and prints how to come in.
 * @throws Error in a clear sentence for a public shop, and where no shop runs
 */
export async function demo(env: NodeJS.ProcessEnv, root: string): Promise<void> {
  if (!hasDemoCustomer(env))
    throw new Error('Only a shop on its developer’s machine that pays at the sandbox has a demo desk.')
  const dataDir = dataFolderOf(env, root)
  const { origin, sandboxOrigin, deskOrigin = origin } = shopNote(dataDir) ?? {}
  if (!origin || !sandboxOrigin || !deskOrigin)
    throw new Error('No shop is open on this data folder. Start it first: npm start')
  const shop = demoShop(dataDir, { origin, deskOrigin, sandboxOrigin })
  const done = path.join(dataDir, 'desk-demo.done')
  if (!existsSync(done)) {
    console.log('Placing orders, packing and shipping some: this takes half a minute.')
    await makeDemoDesk(shop)
    writeFileSync(done, '')
  }
  console.log(waysIn(deskOrigin, shop.keys.read()))
}

function waysIn(deskOrigin: string, keys: Record<string, string>): string {
  const lines = Object.values(demoPeople).map(({ name, email, role }) => {
    const key = keys[email] ?? ''
    return `  ${role.padEnd(7)}${name.padEnd(14)}${email.padEnd(20)}code ${nextCode(key, new Date())}  key ${key}`
  })
  return [
    `The desk: ${deskOrigin}/desk. Choose "Use a password and a code"; the password is "${DEMO_DESK_PASSWORD}".`,
    ...lines,
    'A code is good for a minute and opens once. For the next run this again, or type the key into an authenticator app.',
  ].join('\n')
}
