import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rmdir } from 'node:fs/promises'
import path from 'node:path'

const NAME = 'spice-shop-drill-'

/** @returns the mount point of this machine's control groups (version 2), or undefined if it has none */
export async function findControlGroups(): Promise<string | undefined> {
  // The fifth field is the mount point: see proc(5), /proc/pid/mountinfo.
  const mounts = (await readFile('/proc/self/mountinfo', 'utf8')).split('\n').map((line) => line.split(' '))
  return mounts.find((fields) => fields.includes('cgroup2'))?.[4]
}

/** Creates the control group in which systemd creates the groups of its units. */
export async function makeControlGroup(): Promise<string> {
  const root = await findControlGroups()
  if (!root) throw new Error('This machine has no control groups of version 2.')
  await removeLeft(root)
  const group = path.join(root, `${NAME}${process.pid}`)
  await mkdir(group)
  return group
}

/** Control groups outlive their processes, so this removes them one by one, the innermost first. */
export async function removeControlGroup(group: string): Promise<void> {
  for (const entry of await readdir(group, { withFileTypes: true }))
    if (entry.isDirectory()) await removeControlGroup(path.join(group, entry.name))
  await rmdir(group)
}

/** Removes the control groups that killed drills have left behind. */
async function removeLeft(root: string): Promise<void> {
  for (const name of await readdir(root))
    if (name.startsWith(NAME) && !existsSync(`/proc/${name.slice(NAME.length)}`))
      await removeControlGroup(path.join(root, name))
}
