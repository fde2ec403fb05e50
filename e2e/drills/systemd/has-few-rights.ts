import type { Checks } from '../checks'
import type { Machine } from './machine'
import type { Unit } from './unit'

const STATE = '/var/lib/spice-shop'
/** Folders that root itself may not write where a server sees them. */
const CLOSED = [
  '/opt/spice-shop/current',
  '/etc/spice-shop',
  '/etc',
  '/usr',
  '/var',
  '/var/log',
  '/run',
  '/proc/sys/kernel',
]

/** What the process of a unit may do, asked of the kernel and tried where the process is. */
export async function hasFewRights(machine: Machine, unit: Unit, { expect }: Checks): Promise<void> {
  const { run } = machine
  const { MainPID } = await unit.show('MainPID')
  const user = (await run('id', '-u', 'spice-shop')).trim()
  const status = await run('cat', `/proc/${MainPID}/status`)
  const has = (name: string) => new RegExp(`^${name}:\\s+(.*)$`, 'm').exec(status)?.[1]
  const rights = {
    users: has('Uid')?.split(/\s+/),
    capabilities: [has('CapEff'), has('CapBnd')],
    isWithoutNew: has('NoNewPrivs'),
    isFiltered: has('Seccomp'),
  }
  expect(
    user !== '0' &&
      JSON.stringify(rights) ===
        JSON.stringify({
          users: [user, user, user, user],
          capabilities: ['0000000000000000', '0000000000000000'],
          isWithoutNew: '1',
          isFiltered: '2',
        }),
    `an ${unit.kind} runs as the user spice-shop, without capabilities, and its system calls are filtered`,
    rights,
  )

  const inItsPlace = ['nsenter', `--target=${MainPID}`, '--mount'] as const
  const asUser = ['setpriv', `--reuid=${user}`, '--regid=spice-shop', '--clear-groups'] as const
  const succeeds = (...command: readonly string[]) =>
    run(...inItsPlace, ...command).then(
      () => true,
      () => false,
    )
  const open: string[] = []
  for (const folder of CLOSED) if (await succeeds('touch', `${folder}/drill`)) open.push(folder)
  expect(open.length === 0, `where an ${unit.kind} is, not even root writes in ${CLOSED.join(', ')}`, open)

  expect(
    (await succeeds(...asUser, 'touch', `${STATE}/drill`)) === (unit.kind === 'api'),
    unit.kind === 'api' ? `an api writes in ${STATE}` : `an edge does not write in ${STATE}`,
  )
  await succeeds(...asUser, 'touch', '/tmp/drill')
  const seen = await run('ls', '/tmp')
  expect(
    (await succeeds('test', '-e', '/tmp/drill')) && !seen.split('\n').includes('drill'),
    `an ${unit.kind} writes in a /tmp that others do not see`,
    seen,
  )
}
