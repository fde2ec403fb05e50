import path from 'node:path'
import { readSigner } from 'registry/keys/signer'
import { openStore } from 'registry/open-store'
import { describeError } from '../../../tooling/command-line/describe-error'
import { parseCommand } from '../../../tooling/command-line/parsed-command'
import { say } from '../../../tooling/start/progress'
import { runCommand } from '../../../tooling/start/run-command'
import { NEW_REMOTE } from '../../cli/publish/left-alone'
import { publish } from '../../cli/publish/publish'
import { registryPlace } from '../../cli/publish/registry-location'
import { remoteFolders } from '../../cli/publish/remote-folders'
import { verifyBuild } from '../../cli/verify/verify-build'
import { remoteNames } from './remote-names'
import { takenPaths } from './taken-paths'
import { writeRemote } from './write-remote'

/* The command `npm run new-remote`, such as `npm run new-remote -- mf-gifts`. */

const { values, positionals } = parseCommand({
  command: 'npm run new-remote',
  parameters: '<name>',
  purpose:
    'Creates a remote with a page, style sheet, test and workflow, builds it, and makes it live in your local registry.',
  options: {
    path: {
      type: 'string',
      value: '<path>',
      purpose: 'path of its page (default: its name, such as /gifts)',
    },
  },
})
const root = path.resolve(import.meta.dirname, '../../..')

async function run(): Promise<void> {
  const folders = await remoteFolders(root)
  const [neighbour] = folders
  if (!neighbour) throw new Error('No existing remote to copy package.json from.')
  const names = remoteNames(positionals[0] ?? '', values.path, await takenPaths(folders))
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
    store: await openStore(registryPlace(process.env, root), readSigner('PUBLISHING_KEY', process.env)),
    audience: 'everyone',
    who: NEW_REMOTE,
    mayRepeatVersion: true,
    verify: verifyBuild,
  })
  say(`Published ${name} ${version}`)
  say(`To see it: npm start, then ${names.path}. To work on it: npm run dev -- ${name}`)
}

await run().catch((error: unknown) => {
  console.error(describeError(error))
  process.exitCode = 1
})
