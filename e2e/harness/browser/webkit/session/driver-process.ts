import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { freePort } from '../../../../../tooling/start/free-port'
import { until } from '../until'

/** WebKitWebDriver with its own display and message bus. */
interface DriverProcess {
  origin: string
  stop: () => Promise<void>
}

const MOST_WRITTEN = 2000
const SCREEN = '-screen 0 1600x1400x24'

async function stop(driver: ChildProcess) {
  if (driver.pid === undefined || driver.exitCode !== null) return
  const ended = once(driver, 'exit')
  // Kills the whole group: display, message bus, driver and window.
  process.kill(-driver.pid, 'SIGKILL')
  await ended
}

/** @throws Error with the process's output if it ends */
async function untilEnded(driver: ChildProcess): Promise<never> {
  let written = ''
  driver.stderr?.on('data', (chunk: Buffer) => {
    written = (written + chunk).slice(-MOST_WRITTEN)
  })
  const [exitCode] = await once(driver, 'exit')
  throw new Error(`WebKitWebDriver ended (${exitCode}): ${written.trim()}`)
}

export async function startDriver(): Promise<DriverProcess> {
  const port = await freePort()
  const driver = spawn(
    'dbus-run-session',
    ['--', 'xvfb-run', '-a', '-s', SCREEN, 'WebKitWebDriver', '-p', String(port)],
    {
      detached: true,
      stdio: ['ignore', 'ignore', 'pipe'],
      env: {
        ...process.env,
        GDK_BACKEND: 'x11',
        LIBGL_ALWAYS_SOFTWARE: '1',
        WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      },
    },
  )
  const origin = `http://127.0.0.1:${port}`
  const answers = until('WebKitWebDriver answers', () =>
    fetch(`${origin}/status`).then(
      ({ ok }) => ok || undefined,
      () => undefined,
    ),
  )
  const ended = untilEnded(driver)
  // After the start it only ends when it is stopped, which is not an error.
  ended.catch(() => undefined)
  await Promise.race([answers, ended])
  return { origin, stop: () => stop(driver) }
}
