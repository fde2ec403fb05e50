import path from 'node:path'
import { parseArgs } from 'node:util'
import { openStore } from 'registry/open-store'
import { describeBuild } from '../registry/built-remote'
import { registryPlace } from '../registry/registry-place'
import { remoteFolders } from '../registry/remote-folders'
import { pairLastTwo } from './last-two'
import { verifyBuild } from './verify-build'

/*
 * `npm run verify -- mf-catalog`: whether a build may be published; all remotes without a name. With `--last-two` it is
 * also tried in the last two published shells, and this shell with the last two published versions.
 */

const root = path.resolve(import.meta.dirname, '../..')
const { values, positionals: asked } = parseArgs({
  allowPositionals: true,
  options: { 'last-two': { type: 'boolean' } },
})
const known = await remoteFolders(root)
const unknown = asked.find((name) => !known.some((folder) => path.basename(folder) === name))
if (unknown !== undefined) {
  console.error(
    `There is no ${unknown}: choose from ${known.map((folder) => path.basename(folder)).join(', ')}.`,
  )
  process.exit(2)
}
const folders = known.filter((folder) => asked.length === 0 || asked.includes(path.basename(folder)))

function report(fits: string, doesNot: string, problems: readonly string[]) {
  console.log(problems.length === 0 ? fits : doesNot)
  for (const problem of problems) console.log(`- ${problem}`)
  if (problems.length > 0) process.exitCode = 1
}

try {
  const store = await openStore(registryPlace(process.env, root))
  const { registry } = await store.read()
  for (const folder of folders) {
    const build = await describeBuild(folder)
    const { problems } = await verifyBuild(folder, build, registry)
    const title = `${build.name} ${build.version}`
    report(`${title} may be published.`, `${title} may not be published:`, problems)
  }
  if (values['last-two'])
    for (const { remote, shell, problems } of await pairLastTwo(root, folders, store))
      report(`${remote} fits the shell ${shell}.`, `${remote} does not fit the shell ${shell}:`, problems)
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
