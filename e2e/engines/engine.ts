import type { LaunchOptions, PlaywrightTestOptions, PlaywrightWorkerOptions } from '@playwright/test'
import { chromiumPath } from '../chromium-path'

type Use = Partial<PlaywrightTestOptions & PlaywrightWorkerOptions>

/** A browser that the journeys run in. */
export interface Engine {
  name: string
  /** What it takes on the machine: each command, and the Debian packages that bring them all. */
  needs: { commands: readonly string[]; packages: readonly string[] }
  use: () => Promise<Use>
}

// What moves is pressed late and judged by a colour it has for a moment.
const LESS_MOTION = { reducedMotion: 'reduce' } as const

const launchChromium = async (): Promise<LaunchOptions> => ({
  executablePath: await chromiumPath(process.env),
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
})

const engines = {
  chromium: {
    name: 'chromium',
    needs: { commands: ['chromium'], packages: ['chromium'] },
    use: async () => ({ contextOptions: LESS_MOTION, launchOptions: await launchChromium() }),
  },
  firefox: {
    name: 'firefox',
    needs: { commands: ['firefox-esr'], packages: ['firefox-esr'] },
    use: async () => ({
      browserName: 'firefox',
      // Firefox as it is published, over WebDriver BiDi; Playwright's own build of it is not used.
      channel: 'moz-firefox',
      launchOptions: {
        executablePath: '/usr/bin/firefox-esr',
        firefoxUserPrefs: {
          'ui.prefersReducedMotion': 1,
          // One process for all pages and none in waiting: each would be started anew for every journey.
          'fission.autostart': false,
          'dom.ipc.processCount': 1,
          'dom.ipc.processPrelaunch.enabled': false,
        },
      },
    }),
  },
  /** Playwright only runs the journeys: its pages are windows of WebKitGTK (e2e/webkit). */
  webkit: {
    name: 'webkit',
    needs: {
      commands: ['WebKitWebDriver', 'xvfb-run', 'dbus-run-session'],
      packages: ['webkit2gtk-driver', 'gir1.2-webkit2-4.1', 'python3-gi', 'xvfb', 'xauth', 'dbus'],
    },
    use: async () => ({}),
  },
} as const satisfies Record<string, Engine>

export type EngineName = keyof typeof engines

const isEngine = (name: string): name is EngineName => name in engines

/** The engine that `ENGINE` names; Chromium without it. */
export function engineOf({ ENGINE = 'chromium' }: NodeJS.ProcessEnv): Engine & { name: EngineName } {
  if (!isEngine(ENGINE)) throw new Error(`ENGINE is ${ENGINE}; it can be ${Object.keys(engines).join(', ')}.`)
  return engines[ENGINE]
}
