import type { Checks } from '../../../harness/checks'
import type { Machine } from './machine/machine'
import type { Unit } from './unit'

/** A unit's limits hold where systemd is given the controllers for them, which not every machine does. */
const LIMITS = { memory: ['memory.max', String(512 * 1024 ** 2)], pids: ['pids.max', '256'] } as const

export async function isLimited({ run }: Machine, unit: Unit, { expect }: Checks): Promise<void> {
  const { ControlGroup } = await unit.show('ControlGroup')
  const controllers = (await run('cat', '/sys/fs/cgroup/cgroup.controllers')).trim().split(' ')
  for (const [controller, [file, most]] of Object.entries(LIMITS)) {
    if (!controllers.includes(controller)) {
      console.log(
        `Not shown: this machine gives systemd no controller for ${controller}, so ${file} of ${most} does not hold here`,
      )
      continue
    }
    const limit = (await run('cat', `/sys/fs/cgroup${ControlGroup}/${file}`)).trim()
    expect(limit === most, `an ${unit.kind} has a ${file} of ${most}`, limit)
  }
}
