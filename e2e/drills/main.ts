import path from 'node:path'
import { parseCommand } from '../../tooling/command-line/parsed-command'
import { isForHelp } from '../../tooling/command-line/read-command-line'
import { allBrokenFacts } from '../harness/checks'
import { closeDrillServer } from '../harness/shop/api/drill-database'
import { drills, ofRemotes } from './runner/by-name'
import { NotTried } from './runner/not-tried'
import { createSharedShop } from './runner/shared-shop'
import { sideBySide } from './runner/side-by-side'

/* `npm run drill` runs every drill, `npm run drill -- help` lists them. */

async function promises(): Promise<Record<string, string>> {
  const all = Object.entries(drills).map(async ([name, load]) => [name, (await load()).promise] as const)
  return Object.fromEntries(await Promise.all(all))
}

const { values, positionals: asked } = parseCommand({
  command: 'npm run drill',
  parameters: '[name …]',
  purpose: 'Tests the whole shop under failures. Without a name: all drills.',
  words: {
    ...(isForHelp(process.argv.slice(2)) && (await promises())),
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
const all = Object.keys(drills)
const positionals = asked.flatMap((name) => (name === 'remotes' ? Object.keys(ofRemotes) : name))
const unknown = positionals.find((name) => !Object.hasOwn(drills, name))
if (unknown) {
  console.error(`Unknown drill "${unknown}". Choose from ${all.join(', ')}.`)
  process.exit(1)
}

if (!values.built) {
  const { buildAll } = await import('../../tooling/start/build/build-packages')
  await buildAll(path.resolve(import.meta.dirname, '../..'))
}

const atOnce = Number(values['at-once'])
if (atOnce > 1) {
  const options = ['--built', ...(values.short ? ['--short'] : [])]
  const names = positionals.length > 0 ? positionals : all
  process.exit((await sideBySide(names, options, atOnce)) ? 0 : 1)
}

// Exit explicitly: exit handlers stop the servers, and they don't run if a signal kills the process.
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void closeDrillServer().finally(() => process.exit(1)))

const sharedShop = createSharedShop()
const broken: string[] = []
const notTried: string[] = []
for (const [name, load] of Object.entries(drills)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue
  const { promise, run } = await load()
  console.log(`\n▸ ${name}: ${promise}`)
  const started = performance.now()
  const held = await run({ isShort: values.short === true, sharedShop }).catch((error: unknown) => {
    if (error instanceof NotTried) return error
    console.error(error)
    return false
  })
  if (held instanceof NotTried) {
    console.log(`NOT TRIED: ${held.message}`)
    notTried.push(name)
    continue
  }
  const seconds = Math.round((performance.now() - started) / 1000)
  console.log(`The promise ${held ? 'held' : 'was BROKEN'}. (${seconds} s)`)
  if (!held) broken.push(name)
}
await sharedShop.close()
await closeDrillServer()
if (notTried.length > 0) console.log(`\nNot tried on this machine: ${notTried.join(', ')}`)
if (broken.length > 0) console.log(`\nBroken: ${broken.join(', ')}\n${allBrokenFacts().join('\n')}`)
process.exit(broken.length === 0 ? 0 : 1)
