import { fsyncSync } from 'node:fs'
import type { PGliteOptions } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

interface FileStream {
  nfd: number
}

interface Attributes {
  mode?: number
}

/** The two parts of PGlite's file system that are changed here: its operations on files, and how it sets a new file's mode. */
interface EmscriptenModule {
  NODEFS?: {
    stream_ops?: { fsync?: (stream: FileStream) => number }
    node_ops?: { setattr: (node: unknown, attributes: Attributes) => void }
  }
}

/** Counts the fsync calls that reached the disk, for the self-test at start. */
export interface FsyncCount {
  count: number
}

/**
 * PGlite starts PostgreSQL without fsync, and its file system has no such operation: a power cut could lose a committed
 * order. This adds the operation. It relies on internals of PGlite, so the version is pinned exactly, and `proveDurable`
 * refuses to start when the hook is no longer called.
 */
class DurableNodeFS extends NodeFS {
  constructor(
    folder: string,
    private readonly fsyncs: FsyncCount,
  ) {
    super(folder)
  }

  override async init(...given: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(...given)
    const addFsync = (module: EmscriptenModule) => {
      const operations = module.NODEFS?.stream_ops
      if (!operations)
        throw new Error('This version of PGlite has no file operations that could be made durable.')
      operations.fsync = (stream) => {
        fsyncSync(stream.nfd)
        this.fsyncs.count += 1
        return 0
      }
    }
    const preRun = [addFsync, keepModesPrivate, ...(emscriptenOpts.preRun ?? [])]
    return { emscriptenOpts: { ...emscriptenOpts, preRun } }
  }
}

/** PGlite ignores the process's umask: it lets everybody read and write each new file. */
function keepModesPrivate({ NODEFS: { node_ops: operations } = {} }: EmscriptenModule): void {
  if (!operations) return
  const { setattr } = operations
  operations.setattr = (node, attributes) =>
    setattr(node, attributes.mode ? { ...attributes, mode: attributes.mode & ~0o077 } : attributes)
}

/**
 * Options under which every commit is on disk before it is answered.
 * @param startParams what else PostgreSQL is started with
 */
export function durableOptions(
  folder: string,
  startParams: readonly string[],
  fsyncs: FsyncCount,
): PGliteOptions {
  return {
    fs: new DurableNodeFS(folder, fsyncs),
    // The default, fdatasync, never reaches the hook.
    startParams: [...startParams.filter((flag) => flag !== '-F'), '-c', 'wal_sync_method=fsync'],
  }
}
