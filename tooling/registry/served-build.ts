import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { ServedVersion } from 'shared-contracts/remote/registry'
import type { ContainerList } from '../webpack/container-list-plugin'

/** What a remote's package.json says of it. */
interface Manifest {
  name: string
  version: string
  shop: { title?: string; prefixes: string[] }
}

export interface ServedBuild {
  name: string
  /** The package's version and a hash of the files: two builds that differ have different ones. */
  version: string
  /** The package's version alone. */
  packageVersion: string
  served: ServedVersion
  /** The packages it takes from the shell, with their ranges. */
  shared: Record<string, string>
  /** The exports it takes of them; nothing is known without a build for servers. */
  takes: Record<string, string[]>
}

async function readJson<Value>(file: string): Promise<Value> {
  return JSON.parse(await readFile(file, 'utf8')) as Value
}

function sha384(bytes: Buffer): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`
}

/** The files of a build that are served: no source maps, no build reports. */
export async function servedFiles(dist: string): Promise<string[]> {
  const entries = await readdir(dist, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && /\.(c?js|css|woff2)$/.test(entry.name))
    .map((entry) => path.relative(dist, path.join(entry.parentPath, entry.name)))
    .sort()
}

/**
 * Describes what pages and servers need of a build.
 * @param folder the remote's folder
 * @param dist where the build is
 * @throws Error when there is none, or it does not expose its module
 */
export async function describeServed(folder: string, dist: string): Promise<ServedBuild> {
  const { name, version, shop } = await readJson<Manifest>(path.join(folder, 'package.json'))
  const contracts = await readJson<Manifest>(path.join(folder, '../shared-contracts/package.json'))
  const container = await readJson<ContainerList>(path.join(dist, 'container.json')).catch(() => {
    throw new Error(`${name} is not built yet. Run npm run build first.`)
  })
  const takes = await readJson<Record<string, string[]>>(path.join(dist, 'server/taken-exports.json')).catch(
    () => ({}),
  )
  const pages = await readJson<Record<string, string[]>>(path.join(dist, 'pages.json'))
  if (!container.module)
    throw new Error(`${name} does not expose ./module: expose it in its webpack configuration.`)

  const files = await servedFiles(dist)
  const server = files.find((file) => file.startsWith('server/'))
  const integrity: Record<string, string> = {}
  for (const file of files) integrity[file] = sha384(await readFile(path.join(dist, file)))
  const content = createHash('sha256').update(JSON.stringify(integrity)).digest('hex').slice(0, 10)
  const fullVersion = `${version}-${content}`
  return {
    name,
    version: fullVersion,
    packageVersion: version,
    shared: container.shared,
    takes,
    served: {
      contract: contracts.version,
      ...(shop.title && { title: shop.title }),
      prefixes: shop.prefixes,
      base: `/remotes/${name}/${fullVersion}/`,
      entry: container.entry,
      scripts: container.module.scripts,
      styles: container.module.styles,
      pages,
      ...(server && { server }),
      integrity,
    },
  }
}
