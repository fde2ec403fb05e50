import type { Server, ServerProcess } from '../../../harness/shop/server-process'
import type { Machine } from './machine/machine'
import { writeSettings } from './settings-files'
import { openUnit, type Unit } from './unit'

/** Returns a replacement for `startServer` that starts systemd units. @param started collects the units */
export function byUnits(machine: Machine, started: Unit[]): (server: Server) => Promise<ServerProcess> {
  const { root, run } = machine
  let settings: NodeJS.ProcessEnv = {}

  return async ({ script, port, settings: own }) => {
    settings = { ...settings, ...own }
    await writeSettings(root, settings)
    const unit = openUnit(machine, script.startsWith('api/') ? 'api' : 'edge', port)
    started.push(unit)
    await run('systemctl', 'enable', '--now', '--quiet', unit.name)
    const readyMs = await unit.untilReady().catch(async (error: unknown) => {
      console.log(await run('journalctl', '--no-pager', '--lines=30', `--unit=${unit.name}`))
      throw error
    })
    return {
      pid: Number((await unit.show('MainPID')).MainPID),
      readyMs,
      async kill() {
        await run('systemctl', 'kill', '--signal=KILL', unit.name)
        // systemd would restart a killed unit.
        await unit.stop()
      },
      stop: unit.stop,
    }
  }
}
