import path from 'node:path'
import { describeError } from '../../../tooling/command-line/describe-error'
import { parseCommand } from '../../../tooling/command-line/parsed-command'
import { runCommand } from '../../../tooling/start/run-command'
import { remoteFolder, remoteFolders } from '../../cli/publish/remote-folders'
import { takenPaths } from '../remote/taken-paths'
import { pageNames } from './page-names'
import { writePage } from './write-page'

const {
  positionals: [remote = '', address = ''],
} = parseCommand({
  command: 'npm run new-page',
  parameters: '<remote> <path>',
  purpose: 'Creates a page with its test, route, metadata, sitemap entry and path.',
  options: {},
})
const root = path.resolve(import.meta.dirname, '../../..')

try {
  const folders = await remoteFolders(root)
  remoteFolder(folders, remote)
  const files = await writePage(pageNames(remote, address, await takenPaths(folders)), root)
  await runCommand('npx', ['biome', 'check', '--write', ...files], root)
  console.log(['Wrote', ...files.map((file) => `  ${file}`)].join('\n'))
  console.log(`Test it: npx jest ${remote}. See it: npm run dev -- ${remote}`)
} catch (error) {
  console.error(describeError(error))
  process.exitCode = 1
}
