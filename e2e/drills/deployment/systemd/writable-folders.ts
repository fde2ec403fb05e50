import type { Machine } from './machine/machine'
import type { Unit } from './unit'

/** Of the kernel's own, which have no folder to write in. */
const OF_KERNEL = /^\/(proc|sys)(\/|$)/
/** Where its field of a mount's place and options is: see proc(5), /proc/pid/mountinfo. */
const [PLACE, OPTIONS] = [4, 5]

/** @returns the folders that the process of a unit may write, looked for where it is and as its user */
export async function writableFolders({ run }: Machine, { show }: Unit): Promise<string[]> {
  const { MainPID } = await show('MainPID')
  const mounts = (await run('cat', `/proc/${MainPID}/mountinfo`)).trim().split('\n')
  const writable = mounts
    .map((line) => line.split(' '))
    .filter((fields) => fields[OPTIONS]?.startsWith('rw'))
    .map((fields) => fields[PLACE] ?? '')
    .filter((place) => !OF_KERNEL.test(place))
  const inItsPlace = ['nsenter', `--target=${MainPID}`, '--mount'] as const
  const asUser = ['setpriv', '--reuid=spice-shop', '--regid=spice-shop', '--clear-groups'] as const
  const look = 'find "$@" -xdev -type d -writable -prune 2>/dev/null; true'
  const found = await run(...inItsPlace, ...asUser, 'sh', '-c', look, 'sh', ...writable)
  return [...new Set(found.trim().split('\n'))].sort()
}
