import path from 'node:path'
import { messageOf } from '../command-line/message-of'
import { askedOf } from '../command-line/parsed-command'
import { takenPaths } from '../new-remote/taken-paths'
import { remoteFolder, remoteFolders } from '../registry/remote-folders'
import { runCommand } from '../start/run-command'
import { pageNames } from './page-names'
import { writePage } from './write-page'

const {
  positionals: [remote = '', address = ''],
} = askedOf({
  command: 'npm run new-page',
  parameters: '<remote> <path>',
  purpose: 'Creates a page with its test, route, metadata, sitemap entry and path.',
  options: {},
})
const root = path.resolve(import.meta.dirname, '../..')

try {
  const folders = await remoteFolders(root)
  remoteFolder(folders, remote)
  const files = await writePage(pageNames(remote, address, await takenPaths(folders)), root)
  await runCommand('npx', ['biome', 'check', '--write', ...files], root)
  console.log(['Wrote', ...files.map((file) => `  ${file}`)].join('\n'))
  console.log(`Test it: npx jest ${remote}. See it: npm run dev -- ${remote}`)
} catch (error) {
  console.error(messageOf(error))
  process.exitCode = 1
}
