import { copyFile, readdir, symlink } from 'node:fs/promises'
import path from 'node:path'
import { type Server, type ServerProcess, untilReady } from '../shop/server-process'
import type { Machine } from './machine'
import { writeSettings } from './settings-files'

const SHIPPED = path.resolve(import.meta.dirname, '../../../deploy/systemd')

/** As deploy/README.md has it: a user, the release, and the units to the letter. */
export async function installUnits({ root, run }: Machine): Promise<void> {
  await run('adduser', '--quiet', '--system', '--group', '--no-create-home', 'spice-shop')
  await symlink('/opt/spice-shop/1', path.join(root, 'opt/spice-shop/current'))
  for (const unit of await readdir(SHIPPED))
    await copyFile(path.join(SHIPPED, unit), path.join(root, 'etc/systemd/system', unit))
  await run('systemctl', 'daemon-reload')
}

export function unitOf(kind: 'api' | 'edge', port: number): string {
  return `spice-shop-${kind}@${port}.service`
}

/** What starts a server by its unit, as `startServer` does by itself. */
export function byUnits({ root, run }: Machine): (server: Server) => Promise<ServerProcess> {
  let settings: NodeJS.ProcessEnv = {}

  return async (server) => {
    settings = { ...settings, ...server.settings }
    await writeSettings(root, settings)
    const unit = unitOf(server.script.startsWith('api/') ? 'api' : 'edge', server.port)
    const started = performance.now()
    await run('systemctl', 'enable', '--now', '--quiet', unit)
    await untilReady(server).catch(async (error: unknown) => {
      console.log(await run('journalctl', '--no-pager', '--lines=30', `--unit=${unit}`))
      throw error
    })
    const readyMs = Math.round(performance.now() - started)
    return {
      pid: Number(await run('systemctl', 'show', '--property=MainPID', '--value', unit)),
      readyMs,
      /** systemd would bring it back. */
      kill: async () => {
        await run('systemctl', 'kill', '--signal=KILL', unit)
        await run('systemctl', 'stop', unit)
      },
      stop: async () => {
        await run('systemctl', 'stop', unit)
      },
    }
  }
}
