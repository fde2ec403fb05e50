import { readFileSync, realpathSync } from 'node:fs'
import path from 'node:path'
import { LockImpossible } from './lock-impossible'

interface Mount {
  folder: string
  type: string
  options: readonly string[]
}

/** File systems in user space that share a folder between machines, but not its locks. */
const WITHOUT_LOCKS = [
  'fuse.sshfs',
  'fuse.s3fs',
  'fuse.rclone',
  'fuse.gcsfuse',
  'fuse.goofys',
  'fuse.blobfuse2',
]
/** What a mount says when its locks stay on this machine, though its files don't. */
const LOCAL = ['nolock', 'local_lock=all', 'local_lock=posix', 'nobrl']

/**
 * Refuses a folder of which the system would grant locks that other machines do not see.
 * @throws LockImpossible
 */
export function refuseLocalLocks(folder: string): void {
  const reason = localLocks(findMount(realpathSync(folder), mounts()))
  if (reason) throw new LockImpossible(folder, reason)
}

/** Why the locks of a mount hold on this machine alone, if they do. */
export function localLocks(mount: Mount | undefined): string | undefined {
  if (!mount) return undefined
  if (WITHOUT_LOCKS.includes(mount.type)) return `${mount.type} shares files between machines, but no locks`
  const option = LOCAL.find((each) => mount.options.includes(each))
  return option && `${mount.folder} is mounted with ${option}, so other machines do not see its locks`
}

/** The mount that holds a folder: the innermost, and of those in one place the last. */
export function findMount(folder: string, all: readonly Mount[]): Mount | undefined {
  const holds = (mount: Mount) => !path.relative(mount.folder, folder).startsWith('..')
  return all
    .filter(holds)
    .sort((a, b) => a.folder.length - b.folder.length)
    .at(-1)
}

/** Linux's list of mounts, see proc(5); none elsewhere. */
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

/** The list has spaces and the like as octal numbers. */
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
