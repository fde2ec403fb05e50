import path from 'node:path'
import { parseCommand } from '../command-line/parsed-command'
import { examine, SERVERS, type ServerName } from './examine'

/* `npm run doctor`: checks that this machine has everything the shop needs. */

const { positionals } = parseCommand({
  command: 'npm run doctor',
  parameters: '[api | edge]',
  purpose: 'Checks the settings and the machine, and lists what is right, missing or wrong. Changes nothing.',
  words: { api: 'only what the api needs', edge: 'only what the edge needs' },
  options: {},
})
const isServer = (name: string): name is ServerName => SERVERS.some((each) => each === name)
const asked = positionals.filter(isServer)
if (asked.length < positionals.length) {
  console.error(
    `Unknown server "${positionals.find((name) => !isServer(name))}": choose ${SERVERS.join(' or ')}.`,
  )
  process.exit(2)
}

const root = path.resolve(import.meta.dirname, '../..')
const findings = await examine(asked.length > 0 ? asked : SERVERS, process.env, root)
for (const { isRight, sentence } of findings) console.log(`${isRight ? 'right' : 'WRONG'}  ${sentence}`)
const count = findings.filter(({ isRight }) => !isRight).length
console.log(
  count === 0 ? 'Everything is in place.' : `Missing or wrong: ${count}. Fix the lines marked above.`,
)
process.exit(count === 0 ? 0 : 1)
