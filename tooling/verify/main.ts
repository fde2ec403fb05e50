import path from 'node:path'
import { openStore } from 'registry/open-store'
import { describeBuild } from '../registry/built-remote'
import { registryPlace } from '../registry/registry-place'
import { remoteFolders } from '../registry/remote-folders'
import { verifyBuild } from './verify-build'

/* `npm run verify -- mf-catalog`: whether a build may be published; all remotes without a name. */

const root = path.resolve(import.meta.dirname, '../..')
const asked = process.argv.slice(2)
const folders = await remoteFolders(root)
const known = folders.map((folder) => path.basename(folder))
const unknown = asked.find((name) => !known.includes(name))
if (unknown !== undefined) {
  console.error(`There is no ${unknown}: choose from ${known.join(', ')}.`)
  process.exit(2)
}

try {
  const { registry } = await (await openStore(registryPlace(process.env, root))).read()
  for (const folder of folders) {
    const name = path.basename(folder)
    if (asked.length > 0 && !asked.includes(name)) continue
    const build = await describeBuild(folder)
    const { problems } = await verifyBuild(folder, build, registry)
    console.log(
      problems.length === 0
        ? `${name} ${build.version} may be published.`
        : `${name} ${build.version} may not be published:`,
    )
    for (const problem of problems) console.log(`- ${problem}`)
    if (problems.length > 0) process.exitCode = 1
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
