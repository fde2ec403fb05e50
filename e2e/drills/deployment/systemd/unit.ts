import { untilReady } from '../../../harness/shop/server-process'
import { until } from '../../../harness/until'
import type { Machine } from './machine/machine'

const NOTICED_WITHIN_MS = 20_000

export interface Unit {
  kind: 'api' | 'edge'
  name: string
  /** Returns its current properties from systemd. */
  show: <Name extends string>(...names: readonly Name[]) => Promise<Record<Name, string>>
  /** Kills its process behind systemd's back, and waits until systemd has started another. */
  kill: () => Promise<void>
  restart: () => Promise<void>
  stop: () => Promise<void>
  /** Waits until its server can serve. @returns how many milliseconds that took */
  untilReady: () => Promise<number>
}

export function openUnit({ run }: Machine, kind: Unit['kind'], port: number): Unit {
  const name = `spice-shop-${kind}@${port}.service`

  async function show<Name extends string>(...names: readonly Name[]): Promise<Record<Name, string>> {
    const lines = await run('systemctl', 'show', `--property=${names.join()}`, name)
    return Object.fromEntries(
      lines.split('\n').map((line) => [line.split('=', 1)[0], line.slice(line.indexOf('=') + 1)]),
    ) as Record<Name, string>
  }

  return {
    kind,
    name,
    show,
    async kill() {
      const { MainPID } = await show('MainPID')
      await run('kill', '-KILL', MainPID)
      const isAnother = async () => !['0', MainPID].includes((await show('MainPID')).MainPID)
      if (!(await until(isAnother, NOTICED_WITHIN_MS)))
        throw new Error(`${name} was not restarted: ${(await show('Result')).Result}`)
    },
    restart: async () => void (await run('systemctl', 'restart', name)),
    stop: async () => void (await run('systemctl', 'stop', name)),
    async untilReady() {
      const started = performance.now()
      await untilReady({ script: name, port })
      return Math.round(performance.now() - started)
    },
  }
}
