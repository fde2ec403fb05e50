import { fsyncSync } from 'node:fs'
import type { PGliteOptions } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

interface FileStream {
  nfd: number
}

interface Attributes {
  mode?: number
}

/** The parts of PGlite's file system that this file changes: fsync, and how the mode of a new file is set. */
interface EmscriptenModule {
  NODEFS?: {
    stream_ops?: { fsync?: (stream: FileStream) => number }
    node_ops?: { setattr: (node: unknown, attributes: Attributes) => void }
  }
}

/** Counts the fsync calls that reached the disk, for the self-test at startup. */
export interface FsyncCount {
  count: number
}

/**
 * PGlite starts PostgreSQL without fsync, and its file system lacks the operation, so a power cut could lose a
 * committed order. This class adds it. It relies on internals of PGlite, so the version is pinned exactly, and
 * `proveDurable` refuses to start if the hook is no longer called.
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
        throw new Error('This version of PGlite has no file operations that can be made durable.')
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

/** PGlite ignores the process's umask and makes new files readable and writable by everybody. */
function keepModesPrivate({ NODEFS: { node_ops: operations } = {} }: EmscriptenModule): void {
  if (!operations) return
  const { setattr } = operations
  operations.setattr = (node, attributes) =>
    setattr(node, attributes.mode ? { ...attributes, mode: attributes.mode & ~0o077 } : attributes)
}

/** Returns options that flush every commit to disk. @param startParams PostgreSQL's command-line options */
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
