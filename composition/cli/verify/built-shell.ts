import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { PublishedShell } from 'shared-contracts/remote/registry'
import { providedVersions } from '../../build/webpack/shared-packages'
import { readManifest } from '../publish/manifest'

interface BuiltShell {
  /** The file of the build for servers. */
  workerFile: string
  record: Omit<PublishedShell, 'published'>
}

/** Returns the shell's build in a repository. @throws Error if it is not built */
export async function builtShell(root: string): Promise<BuiltShell> {
  const folder = path.join(root, 'shell')
  const server = path.join(folder, 'dist/server')
  const [worker] = await readdir(server).catch(() => [])
  if (!worker) throw new Error('The shell is not built yet. Run npm run build first.')
  const workerFile = path.join(server, worker)
  const contracts = await readManifest(path.join(root, 'shared-contracts'))
  const shell = await readManifest(folder)
  const hash = createHash('sha256')
    .update(await readFile(workerFile))
    .digest('hex')
    .slice(0, 10)
  return {
    workerFile,
    record: {
      version: `${shell.version}-${hash}`,
      contract: contracts.version,
      provides: providedVersions(),
    },
  }
}
