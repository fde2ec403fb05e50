import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { RemoteVersion, ServedVersion } from 'shared-contracts/remote/registry'
import type { ContainerReport } from '../../build/webpack/reports/container-report'
import { readManifest } from './manifest'

export interface BuiltRemote {
  name: string
  /** The package's version and a hash of the files, so that different builds have different versions. */
  version: string
  /** The package's version alone. */
  packageVersion: string
  /** The served files, the packages provided by the shell and their ranges, and the exports used from each. */
  record: ServedVersion & Pick<RemoteVersion, 'shared' | 'takes'>
  /** The files that each lazy page loads once it runs. */
  pageParts: Record<string, string[]>
}

async function readJson<Value>(file: string): Promise<Value> {
  return JSON.parse(await readFile(file, 'utf8')) as Value
}

export function sha384(bytes: Buffer): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`
}

/** Lists the served files of a build, without source maps and reports. */
export async function servedFiles(dist: string): Promise<string[]> {
  const entries = await readdir(dist, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && /\.(c?js|css|woff2)$/.test(entry.name))
    .map((entry) => path.relative(dist, path.join(entry.parentPath, entry.name)))
    .sort()
}

/** Describes a remote's build as a registry version. @throws Error if it is not built or does not expose its module */
export async function describeBuild(folder: string, dist = path.join(folder, 'dist')): Promise<BuiltRemote> {
  const { name, version: packageVersion, shop } = await readManifest(folder)
  const contracts = await readManifest(path.join(folder, '../shared-contracts'))
  const container = await readJson<ContainerReport>(path.join(dist, 'container.json')).catch(() => {
    throw new Error(`${name} is not built yet. Run npm run build first.`)
  })
  if (!container.module)
    throw new Error(`${name} does not expose ./module. Expose it in its webpack configuration.`)
  const takes = await readJson<Record<string, string[]>>(path.join(dist, 'server/taken-exports.json')).catch(
    () => ({}),
  )

  const files = await servedFiles(dist)
  const server = files.find((file) => file.startsWith('server/'))
  const integrity: Record<string, string> = {}
  for (const file of files) integrity[file] = sha384(await readFile(path.join(dist, file)))
  const content = createHash('sha256').update(JSON.stringify(integrity)).digest('hex').slice(0, 10)
  const version = `${packageVersion}-${content}`
  return {
    name,
    version,
    packageVersion,
    pageParts: container.pageParts,
    record: {
      contract: contracts.version,
      ...(shop.title && { title: shop.title }),
      prefixes: shop.prefixes,
      ...(shop.frame && { frame: shop.frame }),
      base: `/remotes/${name}/${version}/`,
      entry: container.entry,
      scripts: container.module.scripts,
      styles: container.module.styles,
      pages: container.pages,
      ...(server && { server }),
      integrity,
      shared: container.shared,
      takes,
    },
  }
}
