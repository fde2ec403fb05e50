import type { Checks } from '../../../harness/checks'
import type { Machine } from './machine/machine'
import type { Unit } from './unit'

/** What systemd says of a unit, which serves the release that is current. */
export async function runs({ run }: Machine, unit: Unit, release: string, { expect }: Checks): Promise<void> {
  const { ActiveState, SubState, MainPID } = await unit.show('ActiveState', 'SubState', 'MainPID')
  const folder = (await run('readlink', `/proc/${MainPID}/cwd`)).trim()
  expect(
    ActiveState === 'active' && SubState === 'running' && folder === release,
    `${unit.name} is active and runs in ${release}`,
    { ActiveState, SubState, folder },
  )
}

/** A server that is stopped ends by itself. */
export async function stops(unit: Unit, { expect }: Checks): Promise<void> {
  const started = performance.now()
  await unit.stop()
  const ms = Math.round(performance.now() - started)
  const { Result, ExecMainStatus } = await unit.show('Result', 'ExecMainStatus')
  expect(
    Result === 'success' && ExecMainStatus === '0',
    `${unit.name} is stopped and ends by itself, here after ${ms} ms`,
    { Result, ExecMainStatus },
  )
}
