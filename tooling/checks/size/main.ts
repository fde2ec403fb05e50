import path from 'node:path'
import { remoteFolders } from '../../../composition/cli/publish/remote-folders'
import { parseCommand } from '../../command-line/parsed-command'
import { type ContainerSize, measureSize } from './container-files'
import { exceedsBudget, firstLoads } from './first-load'

parseCommand({
  command: 'npm run size',
  purpose:
    'Shows the size of each built container and checks the budgets of all pages (tooling/checks/size/budgets.ts).',
  options: {},
})

const root = path.resolve(import.meta.dirname, '../../..')
const remotes = (await remoteFolders(root)).map((folder) => path.basename(folder))
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1).padStart(8)

function printRow({ name, files, raw, brotli }: ContainerSize) {
  console.log(`${name.padEnd(24)}${String(files).padStart(6)}${kilobytes(raw)}${kilobytes(brotli)}`)
}

console.log(`${'container'.padEnd(24)} files  raw kB   br kB`)
for (const [name, dist] of [
  ['shell', 'shell/dist/browser'],
  ...remotes.map((remote) => [remote, `${remote}/dist`]),
] as [string, string][]) {
  printRow(await measureSize(`${name} (script)`, path.join(root, dist), '.js'))
  printRow(await measureSize(`${name} (style)`, path.join(root, dist), '.css'))
}

console.log('\nfirst visit, script           files  budget   br kB  budget')
for (const load of (await Promise.all(remotes.map((remote) => firstLoads(root, remote)))).flat()) {
  const { page, files, brotli, budget } = load
  const verdict = exceedsBudget(load) ? '  over its budget' : ''
  if (verdict) process.exitCode = 1
  console.log(
    `${page.padEnd(30)}${[files, budget.files].map((count) => String(count).padStart(5)).join('   ')}${kilobytes(brotli)}${kilobytes(budget.bytes)}${verdict}`,
  )
}
