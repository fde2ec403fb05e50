import { userInfo } from 'node:os'
import path from 'node:path'
import type { DemoPerson } from 'shared-contracts/staff/demo-people'
import { knock } from '../../api/src/owner/command-socket'
import { waitForMailedToken } from '../../e2e/harness/over-http/mailed-token'
import type { DemoShop } from './make-demo-admin'
import { keepAppKeys } from './people/sign-in-methods'

/** Connects a demo admin to a shop on this machine. @param dataDir the shop's data folder */
export function demoShop(
  dataDir: string,
  origins: Pick<DemoShop, 'origin' | 'adminOrigin' | 'sandboxOrigin'>,
): DemoShop {
  return {
    ...origins,
    keys: keepAppKeys(path.join(dataDir, 'admin-demo.json')),
    invite: (person) => invite(person, dataDir),
    predate: async (orderId, days) => {
      await command(dataDir, 'predate', orderId, String(days))
    },
    mailed: (email, link) => waitForMailedToken(email, link, dataDir),
  }
}

async function invite({ name, email, role }: DemoPerson, dataDir: string): Promise<string> {
  const text = await command(dataDir, 'admin', 'invite', name, email, role)
  const token = /#invitation=(\S+)/.exec(text)?.[1]
  if (!token) throw new Error(text)
  return token
}

/** Runs an owner's command in the shop. @throws Error with the shop's message */
async function command(dataDir: string, ...args: string[]): Promise<string> {
  const answer = await knock(dataDir, args, `owner ${userInfo().username}`)
  if (!answer?.isDone)
    throw new Error(answer?.text ?? 'The shop is not responding. Start it on this machine with npm start.')
  return answer.text
}
