import { readFileSync, realpathSync } from 'node:fs'
import path from 'node:path'
import { LockImpossible } from './lock-impossible'

interface Mount {
  folder: string
  type: string
  options: readonly string[]
}

/** User-space file systems that share a folder between machines but not its locks. */
const WITHOUT_LOCKS = [
  'fuse.sshfs',
  'fuse.s3fs',
  'fuse.rclone',
  'fuse.gcsfuse',
  'fuse.goofys',
  'fuse.blobfuse2',
]
/** Mount options that keep locks on this machine although the files are shared. */
const LOCAL = ['nolock', 'local_lock=all', 'local_lock=posix', 'nobrl']

/** Refuses a folder whose locks other machines would not see. @throws LockImpossible */
export function refuseLocalLocks(folder: string): void {
  const reason = localLocks(findMount(realpathSync(folder), mounts()))
  if (reason) throw new LockImpossible(folder, reason)
}

/** Returns the reason why other machines don't see locks on this mount; undefined if they do. */
export function localLocks(mount: Mount | undefined): string | undefined {
  if (!mount) return undefined
  if (WITHOUT_LOCKS.includes(mount.type)) return `${mount.type} shares files between machines, but not locks`
  const option = LOCAL.find((each) => mount.options.includes(each))
  return option && `${mount.folder} is mounted with ${option}, so other machines do not see its locks`
}

/** Returns the mount that contains a folder: the innermost one, and the last if several share a mount point. */
export function findMount(folder: string, all: readonly Mount[]): Mount | undefined {
  const holds = (mount: Mount) => !path.relative(mount.folder, folder).startsWith('..')
  return all
    .filter(holds)
    .sort((a, b) => a.folder.length - b.folder.length)
    .at(-1)
}

/** Parses Linux's list of mounts, see proc(5). Other systems have none. */
export function parseMounts(text: string): Mount[] {
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [before = '', after = ''] = line.split(' - ')
      const [type = '', , options = ''] = after.split(' ')
      return { folder: unescaped(before.split(' ')[4] ?? ''), type, options: options.split(',') }
    })
}

/** Decodes the octal escapes that proc(5) uses for spaces and similar characters. */
function unescaped(text: string): string {
  return text.replace(/\\([0-7]{3})/g, (_, octal: string) => String.fromCharCode(Number.parseInt(octal, 8)))
}

function mounts(): Mount[] {
  try {
    return parseMounts(readFileSync('/proc/self/mountinfo', 'utf8'))
  } catch {
    return []
  }
}
