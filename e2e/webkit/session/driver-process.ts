import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { freePort } from '../../drills/shop/server-process'
import { until } from '../until'

/** WebKitWebDriver, with a screen and a message bus of its own. */
export interface DriverProcess {
  origin: string
  stop: () => Promise<void>
}

const SCREEN = '-screen 0 1600x1400x24'

async function stop(driver: ChildProcess) {
  if (driver.pid === undefined || driver.exitCode !== null) return
  const ended = once(driver, 'exit')
  // The whole group: screen, message bus, driver and window.
  process.kill(-driver.pid, 'SIGKILL')
  await ended
}

export async function startDriver(): Promise<DriverProcess> {
  const port = await freePort()
  const driver = spawn(
    'dbus-run-session',
    ['--', 'xvfb-run', '-a', '-s', SCREEN, 'WebKitWebDriver', '-p', String(port)],
    {
      detached: true,
      stdio: 'ignore',
      env: {
        ...process.env,
        GDK_BACKEND: 'x11',
        LIBGL_ALWAYS_SOFTWARE: '1',
        WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      },
    },
  )
  const origin = `http://127.0.0.1:${port}`
  await until('WebKitWebDriver answers', () =>
    fetch(`${origin}/status`).then(
      ({ ok }) => ok || undefined,
      () => undefined,
    ),
  )
  return { origin, stop: () => stop(driver) }
}
