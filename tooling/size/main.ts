import path from 'node:path'
import { budgets } from './budgets'
import { type ContainerSize, sizeOf } from './container-files'
import { firstLoad } from './first-load'

/* `npm run size`: what each container weighs, and whether the first page of each remote keeps its budget. */

const root = path.resolve(import.meta.dirname, '../..')
const remotes = Object.keys(budgets.firstLoad) as (keyof typeof budgets.firstLoad)[]
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
for (const remote of remotes) {
  const files = await firstLoad(root, remote)
  const bytes = files.reduce((sum, { brotli }) => sum + brotli, 0)
  const budget = budgets.firstLoad[remote]
  const verdict = bytes > budget ? '  over its budget' : ''
  if (verdict) isOver = true
  console.log(
    `${remote.padEnd(30)}${String(files.length).padStart(6)}${kilobytes(bytes)}${kilobytes(budget)}${verdict}`,
  )
}
if (isOver) process.exitCode = 1
