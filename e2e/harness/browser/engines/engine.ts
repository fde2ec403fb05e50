import type { PlaywrightTestOptions, PlaywrightWorkerOptions } from '@playwright/test'
import { fontFolders } from '../font-sets'
import { headlessPath } from './chromium-path'

/** Abilities that some journeys need and some engines or drivers lack. */
export type Need =
  | 'emulated motion and colour preferences'
  | 'print rendering'
  | 'layout shifts'
  | 'pages kept whole'
  | 'touches without a click'
  | 'downloads'
  | 'scripts switched off'
  | 'hit testing of rounded corners'
  | 'scrolls to the focus'

/** A browser that the journeys run in. */
export interface Engine {
  name: string
  /** Required commands and the Debian packages that contain them. */
  installed: { commands: readonly string[]; packages: readonly string[] }
  use: () => Promise<Partial<PlaywrightTestOptions & PlaywrightWorkerOptions>>
  /** The reason for each missing ability. */
  lacks: Partial<Record<Need, string>>
}

const chromium: Engine = {
  name: 'chromium',
  // No requirements: Chromium is found on the machine, or installed by npm.
  installed: { commands: [], packages: [] },
  use: async () => ({
    // Without reduced motion, clicks wait for moving elements, and colours are checked mid-transition.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: await headlessPath(process.env),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        // Phones don't round each letter's width to whole pixels.
        '--font-render-hinting=none',
      ],
    },
  }),
  lacks: {},
}

const firefox: Engine = {
  name: 'firefox',
  installed: { commands: ['firefox-esr'], packages: ['firefox-esr'] },
  use: async () => ({
    browserName: 'firefox',
    // A regular Firefox release over WebDriver BiDi, not Playwright's own build.
    channel: 'moz-firefox',
    launchOptions: {
      executablePath: '/usr/bin/firefox-esr',
      firefoxUserPrefs: {
        'ui.prefersReducedMotion': 1,
        // No back/forward cache, as in Playwright's Chromium: a cached page would not send its requests again.
        'browser.sessionhistory.max_total_viewers': 0,
        // One process for all pages and none prepared in advance, because every journey would start them again.
        'fission.autostart': false,
        'dom.ipc.processCount': 1,
        'dom.ipc.processPrelaunch.enabled': false,
        // Firefox's sandbox lets pages read only the system's fonts.
        'security.sandbox.content.read_path_whitelist': fontFolders.join(','),
      },
    },
  }),
  lacks: {
    'emulated motion and colour preferences': 'Firefox takes them from its settings, the same for all pages',
    'print rendering': 'Playwright cannot emulate it over WebDriver BiDi',
    'layout shifts': 'Firefox does not report any',
    'pages kept whole': 'Firefox does not report whether a page was',
    'touches without a click': 'Playwright supports none over WebDriver BiDi',
    downloads: 'Playwright receives none over WebDriver BiDi',
    'scripts switched off': 'Over WebDriver BiDi they are held back, and noscript stays hidden',
  },
}

/** Playwright only runs the journeys: the pages are WebKitGTK windows (../webkit). */
const webkit: Engine = {
  name: 'webkit',
  installed: {
    commands: ['WebKitWebDriver', 'xvfb-run', 'dbus-run-session'],
    packages: ['webkit2gtk-driver', 'gir1.2-webkit2-4.1', 'python3-gi', 'xvfb', 'xauth', 'dbus'],
  },
  use: async () => ({}),
  lacks: {
    'emulated motion and colour preferences': 'WebKitGTK takes them from the system, the same for all pages',
    'print rendering': 'WebDriver can only print to PDF',
    'layout shifts': 'WebKit does not report any',
    'pages kept whole': 'WebKit does not report whether a page was',
    'touches without a click': 'WebKitGTK has no touch input under its driver',
    'scripts switched off': 'WebKitGTK has no switch for them under its driver',
    'hit testing of rounded corners': 'WebKit counts a press beside a rounded clip as one on the picture',
    'scrolls to the focus': 'WebKitGTK does not under its driver, in a window without a window manager',
  },
}

const engines = [chromium, firefox, webkit]

/** Returns the engine that `ENGINE` specifies. Defaults to Chromium. @throws Error for an unknown name */
export function findEngine({ ENGINE = chromium.name }: NodeJS.ProcessEnv): Engine {
  const engine = engines.find(({ name }) => name === ENGINE)
  if (engine) return engine
  throw new Error(`ENGINE is ${ENGINE}; it can be ${engines.map(({ name }) => name).join(', ')}.`)
}
