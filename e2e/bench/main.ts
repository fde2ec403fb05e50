import path from 'node:path'
import { parseCommand } from '../../tooling/command-line/parsed-command'
import { isForHelp } from '../../tooling/command-line/read-command-line'
import { buildAll } from '../../tooling/start/build/build-packages'
import { showCommand } from '../../tooling/test/show-command'

/* `npm run bench` measures everything in turn; `npm run bench -- <part> [option …]` measures one part. */

/** The parts that are measured in a browser; those below are measured on servers. Each has its own folder. */
const browser = {
  pages: "the shop's pages in Chromium on a slow phone",
  lighthouse: "Lighthouse's scores for phones",
}
const servers = {
  edge: 'cached pages from the edge, compared with plain node:http',
  render: 'processor time of pages that the edge does not cache',
  changes: 'processor time of cached pages while a product changes every second',
}
const parts: Readonly<Record<string, string>> = { ...browser, ...servers }

const [first, ...options] = process.argv.slice(2)
const isOnePart = first !== undefined && first in parts
if (!isOnePart)
  parseCommand({
    command: 'npm run bench',
    parameters: '[part] [option …]',
    purpose: 'Measures a separate shop: every part in turn, or the named one. Each part has its own --help.',
    words: parts,
    options: {},
  })

if (!isForHelp(options)) await buildAll(path.resolve(import.meta.dirname, '../..'))
for (const part of isOnePart ? [first] : Object.keys(parts)) {
  console.log(`\n▸ ${part}`)
  const script = path.join(import.meta.dirname, part in browser ? 'browser' : 'servers', part, 'main.ts')
  const { exitCode } = await showCommand('npx', ['tsx', script, ...(isOnePart ? options : [])], process.cwd())
  if (exitCode !== 0) process.exitCode = exitCode
}
