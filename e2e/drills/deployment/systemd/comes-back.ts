import { setTimeout as pause } from 'node:timers/promises'
import type { Checks } from '../../../harness/checks'
import type { Unit } from './unit'

/** Kills a server several times, each time once systemd has restarted it, and waits until it can serve. */
export async function comesBack(unit: Unit, times: number, { expect }: Checks): Promise<void> {
  const started = performance.now()
  for (let kill = 0; kill < times; kill += 1) await unit.kill()
  await unit.untilReady()
  const ms = Math.round(performance.now() - started)
  const { ActiveState, NRestarts } = await unit.show('ActiveState', 'NRestarts')
  expect(
    ActiveState === 'active' && NRestarts === String(times),
    `systemd restarts an ${unit.kind} that was killed ${times === 1 ? 'once' : `${times} times in a row`}: it serves ${ms} ms after the first kill`,
    { ActiveState, NRestarts },
  )
}

/** Restarts units one at a time, as after an upgrade. @param betweenMs time for nginx to notice each of them */
export async function restartInTurn(units: readonly Unit[], betweenMs: number): Promise<void> {
  for (const unit of units) {
    const started = performance.now()
    await unit.restart()
    await unit.untilReady()
    console.log(`${unit.name} restarted and ready after ${Math.round(performance.now() - started)} ms`)
    await pause(betweenMs)
  }
}
