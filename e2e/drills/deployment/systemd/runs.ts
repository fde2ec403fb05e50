import type { Checks } from '../../../harness/checks'
import type { Machine } from './machine/machine'
import type { Unit } from './unit'

/** Checks systemd's view of a unit, and that it serves the current release. */
export async function runs({ run }: Machine, unit: Unit, release: string, { expect }: Checks): Promise<void> {
  const { ActiveState, SubState, MainPID } = await unit.show('ActiveState', 'SubState', 'MainPID')
  const folder = (await run('readlink', `/proc/${MainPID}/cwd`)).trim()
  expect(
    ActiveState === 'active' && SubState === 'running' && folder === release,
    `${unit.name} is active and runs in ${release}`,
    { ActiveState, SubState, folder },
  )
}

/** Checks that a stopped server exits by itself. */
export async function stops(unit: Unit, { expect }: Checks): Promise<void> {
  const started = performance.now()
  await unit.stop()
  const ms = Math.round(performance.now() - started)
  const { Result, ExecMainStatus } = await unit.show('Result', 'ExecMainStatus')
  expect(
    Result === 'success' && ExecMainStatus === '0',
    `${unit.name} exits by itself when stopped, here after ${ms} ms`,
    { Result, ExecMainStatus },
  )
}
