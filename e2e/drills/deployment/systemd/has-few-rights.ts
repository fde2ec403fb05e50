import type { Checks } from '../../../harness/checks'
import type { Machine } from './machine/machine'
import type { Unit } from './unit'

/** Matches the kernel's own file systems, which have no folders to write in. */
const OF_KERNEL = /^\/(proc|sys)(\/|$)/
/** Indexes of a mount's path and options in a line of /proc/pid/mountinfo, see proc(5). */
const [PLACE, OPTIONS] = [4, 5]

const NO_CAPABILITIES = '0000000000000000'
/** The folders that each kind of server may write in, as in deploy/README.md. */
const ITS_OWN = {
  api: ['/tmp', '/var/lib/spice-shop', '/var/tmp'],
  edge: ['/tmp', '/var/tmp'],
}

/** Checks what a unit's process may do, as the kernel reports it and as seen from inside the process. */
export async function hasFewRights(machine: Machine, unit: Unit, { expect }: Checks): Promise<void> {
  const { run } = machine
  const { MainPID } = await unit.show('MainPID')
  const user = (await run('id', '-u', 'spice-shop')).trim()
  const status = await run('cat', `/proc/${MainPID}/status`)
  const has = (name: string) => new RegExp(`^${name}:\\s+(.*)$`, 'm').exec(status)?.[1]
  const users = has('Uid')?.split(/\s+/) ?? []
  expect(
    user !== '0' && users.length === 4 && users.every((one) => one === user),
    `an ${unit.kind} runs as the user spice-shop`,
    users,
  )
  const capabilities = [has('CapPrm'), has('CapEff'), has('CapBnd'), has('CapAmb')]
  expect(
    capabilities.every((set) => set === NO_CAPABILITIES) && has('NoNewPrivs') === '1',
    `an ${unit.kind} has no capabilities and cannot gain any`,
    capabilities,
  )
  expect(has('Seccomp') === '2', `system calls of an ${unit.kind} are filtered`, has('Seccomp'))

  const folders = await writableFolders(machine, unit)
  const own = ITS_OWN[unit.kind]
  expect(folders.join() === own.join(), `an ${unit.kind} may write only in ${own.join(', ')}`, folders)
  await run('nsenter', `--target=${MainPID}`, '--mount', 'touch', '/tmp/drill')
  const seen = await run('ls', '/tmp')
  expect(!seen.split('\n').includes('drill'), `and others cannot see the /tmp of an ${unit.kind}`, seen)
}

/** @returns the folders that a unit's process can write in, as seen from inside it and as its user */
async function writableFolders({ run }: Machine, { show }: Unit): Promise<string[]> {
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
