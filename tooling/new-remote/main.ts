import path from 'node:path'
import { openStore } from 'registry/open-store'
import { askedOf } from '../command-line/asked-of'
import { publish } from '../registry/publish'
import { registryPlace } from '../registry/registry-place'
import { remoteFolders } from '../registry/remote-folders'
import { complain, say } from '../start/progress'
import { runCommand } from '../start/run-command'
import { verifyBuild } from '../verify/verify-build'
import { remoteNames } from './remote-names'
import { takenPaths } from './taken-paths'
import { writeRemote } from './write-remote'

/* `npm run new-remote -- mf-gifts`: a remote that works, built and live in the registry of this machine. */

const { values, positionals } = askedOf({
  command: 'npm run new-remote',
  parameters: '<name>',
  purpose:
    'Writes a remote with a page, its style, test and workflow, builds it, and makes it live in the registry of this machine.',
  options: {
    path: {
      type: 'string',
      value: '<path>',
      purpose: 'of its page, such as /gifts; as it is called unless told',
    },
  },
})
const root = path.resolve(import.meta.dirname, '../..')

async function run(): Promise<void> {
  const folders = await remoteFolders(root)
  const [neighbour] = folders
  if (!neighbour) throw new Error('There is no remote here to take packages from.')
  const names = remoteNames(positionals[0], values.path, await takenPaths(folders))
  const { name } = names

  const folder = await writeRemote(names, neighbour)
  say(`Wrote ${name}`)
  await runCommand(
    'npm',
    ['install', '--package-lock-only', '--ignore-scripts', '--no-audit', '--no-fund'],
    root,
  )
  say('Building it')
  await runCommand('npx', ['lerna', 'run', 'build', '--scope', name], root, { NX_DAEMON: 'false' })
  const { version } = await publish(folder, {
    store: await openStore(registryPlace(process.env, root)),
    audience: 'everyone',
    who: 'npm run new-remote',
    mayRepeatVersion: true,
    verify: verifyBuild,
  })
  say(`Published ${name} ${version}`)
  say(`npm start shows it at ${names.path}, npm run dev -- ${name} while you work on it.`)
}

await run().catch((error: unknown) => {
  complain(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
})
