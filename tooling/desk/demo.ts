import { existsSync, writeFileSync } from 'node:fs'
import { userInfo } from 'node:os'
import path from 'node:path'
import {
  DEMO_DESK_PASSWORD,
  type DemoPerson,
  demoPeople,
} from 'shared-contracts/domain/desk/people/demo-people'
import { knock } from '../../api/src/owner/door'
import { confirmAddress } from '../../e2e/drills/shopper/confirm-address'
import { dataFolderOf } from '../registry/registry-place'
import { hasDemoCustomer } from '../start/public-shop'
import { shopNote } from '../start/shop-address'
import { makeDemoDesk } from './make-demo-desk'
import { keepAppKeys, nextCode } from './ways-in'

/**
 * Fills the desk of the running shop, unless that was done, and prints how to come in.
 * @throws Error in a clear sentence for a public shop, and where no shop runs
 */
export async function demo(env: NodeJS.ProcessEnv, root: string): Promise<void> {
  if (!hasDemoCustomer(env))
    throw new Error('Only a shop on its developer’s machine that pays at the sandbox has a demo desk.')
  const dataDir = dataFolderOf(env, root)
  const { origin, sandboxOrigin } = shopNote(dataDir) ?? {}
  if (!origin || !sandboxOrigin)
    throw new Error('No shop is open on this data folder. Start it first: npm start')
  const keys = keepAppKeys(path.join(dataDir, 'desk-demo.json'))
  const done = path.join(dataDir, 'desk-demo.done')
  if (!existsSync(done)) {
    console.log('Placing orders, packing and shipping some: this takes half a minute.')
    await makeDemoDesk({
      origin,
      sandboxOrigin,
      keys,
      invite: (person) => invite(person, dataDir),
      confirm: (browser, email) => confirmAddress(browser, email, dataDir),
    })
    writeFileSync(done, '')
  }
  console.log(waysIn(origin, keys.read()))
}

async function invite({ name, email, role }: DemoPerson, dataDir: string): Promise<string> {
  const answer = await knock(dataDir, ['desk', 'invite', name, email, role], `owner ${userInfo().username}`)
  const token = /#invitation=(\S+)/.exec(answer?.text ?? '')?.[1]
  if (!token)
    throw new Error(answer?.text ?? 'The shop does not answer. Is it open on this machine? npm start')
  return token
}

function waysIn(origin: string, keys: Record<string, string>): string {
  const lines = Object.values(demoPeople).map(({ name, email, role }) => {
    const key = keys[email] ?? ''
    return `  ${role.padEnd(7)}${name.padEnd(14)}${email.padEnd(20)}code ${nextCode(key, new Date())}  key ${key}`
  })
  return [
    `The desk: ${origin}/desk. Choose "Use a password and a code"; the password is "${DEMO_DESK_PASSWORD}".`,
    ...lines,
    'A code is good for a minute and opens once. For the next run this again, or type the key into an authenticator app.',
  ].join('\n')
}
