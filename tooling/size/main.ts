import path from 'node:path'
import { remoteFolders } from '../registry/remote-folders'
import { budgets } from './budgets'
import { type ContainerSize, sizeOf } from './container-files'
import { firstLoads } from './first-load'

/* `npm run size`: what each container weighs, and whether every page keeps the budget. */

const root = path.resolve(import.meta.dirname, '../..')
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
  printRow(await sizeOf(`${name} (script)`, path.join(root, dist), '.js'))
  printRow(await sizeOf(`${name} (style)`, path.join(root, dist), '.css'))
}

let isOver = false
console.log('\nfirst page, script             files   br kB  budget')
for (const remote of remotes)
  for (const { page, files, brotli } of await firstLoads(root, remote)) {
    const verdict = brotli > budgets.page ? '  over its budget' : ''
    if (verdict) isOver = true
    console.log(
      `${page.padEnd(30)}${String(files).padStart(6)}${kilobytes(brotli)}${kilobytes(budgets.page)}${verdict}`,
    )
  }
if (isOver) process.exitCode = 1
