import { closeSync, fchmodSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs'
import { cp, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { LockTaken, takeLock } from 'file-lock'
import type { Registry } from 'shared-contracts/remote/registry'
import { type Change, LogEntry } from './log-entry'
import { parseRegistry, registryText, tagOf } from './parse-registry'
import { RegistryConflict } from './registry-conflict'
import type { KnownRegistry, RegistryStore } from './registry-store'

/** A replacement takes milliseconds. */
const LOCK_PATIENCE_MS = 5000
/** Copying a version never takes this long. */
const DRAFT_IS_LEFT_AFTER_MS = 3_600_000

/**
 * A registry in a folder: `remotes.json`, `log.jsonl`, and `<name>/<version>/` for the files of every version. Processes
 * of one machine may share it.
 */
export function folderStore(root: string): RegistryStore {
  const file = path.join(root, 'remotes.json')
  const log = path.join(root, 'log.jsonl')
  const drafts = path.join(root, '.drafts')
  const versionFolder = (name: string, version: string) => path.join(root, name, version)
  let last: { text: string; known: KnownRegistry } | undefined

  return {
    place: root,

    async read(): Promise<KnownRegistry> {
      const text = await readFile(file, 'utf8').catch(unlessMissing)
      if (text === undefined) return { registry: { remotes: {} }, tag: undefined }
      if (text !== last?.text)
        last = { text, known: { registry: parseRegistry(text, file), tag: tagOf(text) } }
      return last.known
    },

    async replace(registry, tag, changes): Promise<void> {
      const giveBack = await lockWithin(LOCK_PATIENCE_MS, path.join(root, 'lock'))
      // No await from here on, so nothing else in this process can come in between.
      try {
        if (currentTag(file) !== tag) throw new RegistryConflict()
        replaceFile(file, registry)
        appendLines(log, changes)
      } finally {
        giveBack()
      }
    },

    async putVersion(name, version, folder): Promise<void> {
      await removeLeftDrafts(drafts)
      const target = versionFolder(name, version)
      const draft = path.join(drafts, `${name}-${version}-${process.pid}`)
      try {
        await cp(folder, draft, { recursive: true })
        await flushFolder(draft)
        await mkdir(path.dirname(target), { recursive: true })
        await rename(draft, target).catch((error: NodeJS.ErrnoException) => {
          // A version's files never change, so one that is there already may be in use and stays.
          if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error
        })
        await flush(path.dirname(target))
      } finally {
        await rm(draft, { recursive: true, force: true })
      }
    },

    async listFiles(name, version): Promise<string[]> {
      const folder = versionFolder(name, version)
      const entries =
        (await readdir(folder, { recursive: true, withFileTypes: true }).catch(unlessMissing)) ?? []
      return entries
        .filter((entry) => entry.isFile())
        .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
        .sort()
    },

    readFile: (name, version, asked) => readFile(path.join(versionFolder(name, version), asked)),

    removeVersion: (name, version) => rm(versionFolder(name, version), { recursive: true, force: true }),

    async readLog(): Promise<LogEntry[]> {
      const text = (await readFile(log, 'utf8').catch(unlessMissing)) ?? ''
      return text
        .split('\n')
        .filter(isWhole)
        .map((line) => LogEntry.parse(JSON.parse(line)))
    },
  }
}

/** No other error may pass for an empty registry: the next change would drop all remotes. */
function unlessMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}

async function lockWithin(patienceMs: number, lock: string): Promise<() => void> {
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
    return tagOf(readFileSync(file, 'utf8'))
  } catch (error) {
    return unlessMissing(error as NodeJS.ErrnoException)
  }
}

/** In one step: readers see the old registry or the new one, never half of one, even after a crash. */
function replaceFile(file: string, registry: Registry): void {
  const draft = `${file}.${process.pid}`
  writeAndFlush(draft, 'w', registryText(registry))
  renameSync(draft, file)
  const folder = openSync(path.dirname(file), 'r')
  fsyncSync(folder)
  closeSync(folder)
}

function appendLines(log: string, changes: readonly Change[]): void {
  const at = new Date().toISOString()
  const lines = changes.map((change) => `${JSON.stringify({ at, ...change })}\n`)
  // A line that a crash cut short stays on a line of its own.
  const start = endsInALine(log) ? '' : '\n'
  writeAndFlush(log, 'a', start + lines.join(''))
}

function endsInALine(log: string): boolean {
  try {
    return /(^|\n)$/.test(readFileSync(log, 'utf8'))
  } catch (error) {
    return unlessMissing(error as NodeJS.ErrnoException) === undefined
  }
}

/** Whether a line of the log is complete. */
function isWhole(line: string): boolean {
  return line.startsWith('{') && line.endsWith('}')
}

function writeAndFlush(file: string, flags: 'w' | 'a', text: string): void {
  const handle = openSync(file, flags)
  try {
    makeReadable(handle)
    writeSync(handle, text)
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}

/** Whatever our umask: edges and publishers that run as other users read the registry too. */
function makeReadable(handle: number): void {
  try {
    fchmodSync(handle, 0o644)
  } catch (error) {
    // The log belongs to another user, who lets us write to it.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error
  }
}

async function flush(file: string): Promise<void> {
  const handle = await open(file)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** After this a crash of the machine can't lose a file that the registry is about to name. */
async function flushFolder(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }))
    await flush(path.join(entry.parentPath, entry.name))
  await flush(folder)
}

/** Removes what killed publishers have left behind. */
async function removeLeftDrafts(drafts: string): Promise<void> {
  for (const draft of (await readdir(drafts).catch(unlessMissing)) ?? []) {
    const folder = path.join(drafts, draft)
    const begun = await stat(folder).catch(unlessMissing)
    if (begun && Date.now() - begun.mtimeMs > DRAFT_IS_LEFT_AFTER_MS)
      await rm(folder, { recursive: true, force: true })
  }
}
