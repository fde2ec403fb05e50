import { mkdir, readdir, readFile, rmdir } from 'node:fs/promises'
import path from 'node:path'

/** @returns where this machine has its control groups of version 2, if it has any */
export async function findControlGroups(): Promise<string | undefined> {
  // Its fields: see proc(5), /proc/pid/mountinfo.
  const mounts = (await readFile('/proc/self/mountinfo', 'utf8')).split('\n').map((line) => line.split(' '))
  return mounts.find((fields) => fields.includes('cgroup2'))?.[4]
}

/** In it systemd makes those of its units. */
export async function makeControlGroup(): Promise<string> {
  const root = await findControlGroups()
  if (!root) throw new Error('This machine has no control groups of version 2.')
  const group = path.join(root, `spice-shop-drill-${process.pid}`)
  await mkdir(group)
  return group
}

/** They outlive their processes, so they are taken away one by one, the innermost first. */
export async function removeControlGroup(group: string): Promise<void> {
  for (const entry of await readdir(group, { withFileTypes: true }))
    if (entry.isDirectory()) await removeControlGroup(path.join(group, entry.name))
  await rmdir(group)
}
