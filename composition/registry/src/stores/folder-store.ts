import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { cp, mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { LockTaken, takeLock } from 'file-lock'
import type { Signer } from '../keys/signer'
import { manifestStore } from '../manifests/manifest-store'
import type { Texts } from '../manifests/texts'
import { computeTag } from '../parse-registry'
import { RegistryConflict } from '../registry-conflict'
import type { RegistryStore } from '../registry-store'
import { finishVersion, flush, makeFolder, replaceFile } from './folder-files'
import { createTextReader, readFolderStamp, unlessMissing } from './folder-texts'
import { inside } from './inside'

/** Time that a writer waits for the lock. A replacement takes only milliseconds. */
const LOCK_PATIENCE_MS = 5000
/** Copying a version never takes this long, so an older draft was left by a killed publisher. */
const DRAFT_IS_LEFT_AFTER_MS = 3_600_000

/**
 * A registry in a folder: `manifests/<name>.json` and `log/<name>/` for each remote, and `<name>/<version>/` for the
 * files of every version. Containers and machines may share it.
 */
export function folderStore(root: string, signer?: Signer): RegistryStore {
  const drafts = path.join(root, '.drafts')
  const versionFolder = (name: string, version: string) => inside(root, name, version)

  return {
    place: root,
    ...manifestStore(openTexts(root, drafts), `${root}/`, signer),

    async putVersion(name, version, folder): Promise<void> {
      await removeLeftDrafts(drafts)
      const target = versionFolder(name, version)
      const draft = path.join(drafts, randomUUID())
      try {
        await cp(folder, draft, { recursive: true })
        await mkdir(root, { recursive: true })
        await finishVersion(root, draft)
        makeFolder(root, path.dirname(target))
        await rename(draft, target).catch((error: NodeJS.ErrnoException) => {
          // A version's files never change, so an existing one may be in use and stays.
          if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error
        })
        await flush(path.dirname(target))
      } finally {
        await rm(draft, { recursive: true, force: true })
      }
    },

    listFiles: (name, version) => filesBelow(versionFolder(name, version)),

    readFile: (name, version, asked) => readFile(inside(versionFolder(name, version), asked)),

    removeVersion: (name, version) => rm(versionFolder(name, version), { recursive: true, force: true }),
  }
}

function openTexts(root: string, drafts: string): Texts {
  const read = createTextReader(root)

  return {
    read,

    stamp: () => readFolderStamp([root, path.join(root, 'manifests')]),

    async readAll(folder) {
      const keys = (await filesBelow(path.join(root, folder))).filter((file) => file.endsWith('.json'))
      const all = await Promise.all(
        keys.map(async (key) => [key, await read(path.join(folder, key))] as const),
      )
      return new Map(all.flatMap(([key, known]) => (known ? [[key, known]] : [])))
    },

    async write(key, text, tag) {
      const file = path.join(root, key)
      const release = await waitForLock(LOCK_PATIENCE_MS, path.join(root, 'lock'))
      // No await from here on, so nothing else in this process can interfere.
      try {
        if (currentTag(file) !== tag) throw new RegistryConflict()
        makeFolder(root, drafts)
        makeFolder(root, path.dirname(file))
        replaceFile(file, path.join(drafts, randomUUID()), text)
      } finally {
        release()
      }
    },
  }
}

/** Lists the paths of files in a folder, in order; empty if it does not exist. */
async function filesBelow(folder: string): Promise<string[]> {
  const entries = (await readdir(folder, { recursive: true, withFileTypes: true }).catch(unlessMissing)) ?? []
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort()
}

async function waitForLock(patienceMs: number, lock: string): Promise<() => void> {
  const deadline = performance.now() + patienceMs
  for (;;) {
    try {
      return takeLock(lock)
    } catch (error) {
      if (!(error instanceof LockTaken)) throw error
      if (performance.now() > deadline) throw new RegistryConflict()
    }
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}

function currentTag(file: string): string | undefined {
  try {
    return computeTag(readFileSync(file, 'utf8'))
  } catch (error) {
    return unlessMissing(error as NodeJS.ErrnoException)
  }
}

async function removeLeftDrafts(drafts: string): Promise<void> {
  for (const draft of (await readdir(drafts).catch(unlessMissing)) ?? []) {
    const folder = path.join(drafts, draft)
    const begun = await stat(folder).catch(unlessMissing)
    if (begun && Date.now() - begun.mtimeMs > DRAFT_IS_LEFT_AFTER_MS)
      await rm(folder, { recursive: true, force: true })
  }
}
