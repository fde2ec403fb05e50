import path from 'node:path'
import { parseCommand } from '../../tooling/command-line/parsed-command'
import { showCommand } from '../../tooling/test/show-command'

/* `npm run bench` measures everything in turn, `npm run bench -- <part> [option …]` one part. */

/** What is measured in browsers, and of servers: each part is a folder. */
const browser = {
  pages: "the shop's pages in Chromium on a slow phone",
  lighthouse: "Lighthouse's scores for phones",
}
const servers = {
  edge: 'cached pages from the edge beside plain node:http',
  render: 'what pages cost the edge that are not kept',
  changes: 'what kept pages cost while a product changes every second',
}
const parts: Readonly<Record<string, string>> = { ...browser, ...servers }

const [first, ...options] = process.argv.slice(2)
const isOnePart = first !== undefined && first in parts
if (!isOnePart)
  parseCommand({
    command: 'npm run bench',
    parameters: '[part] [option …]',
    purpose:
      'Measures the shop, in a shop of its own: every part in turn, or the one named. Each part has its --help.',
    words: parts,
    options: {},
  })

for (const part of isOnePart ? [first] : Object.keys(parts)) {
  console.log(`\n▸ ${part}`)
  const script = path.join(import.meta.dirname, part in browser ? 'browser' : 'servers', part, 'main.ts')
  const { exitCode } = await showCommand('npx', ['tsx', script, ...(isOnePart ? options : [])], process.cwd())
  if (exitCode !== 0) process.exitCode = exitCode
}
