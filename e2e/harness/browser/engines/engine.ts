import type { PlaywrightTestOptions, PlaywrightWorkerOptions } from '@playwright/test'
import { fontFolders } from '../font-sets'
import { headlessPath } from './chromium-path'

/** What some journeys need and some engines or drivers lack. */
export type Need =
  | 'a choice of motion and colours'
  | 'a page as it is printed'
  | 'layout shifts'
  | 'pages kept whole'
  | 'touches without a click'
  | 'downloads'
  | 'scripts switched off'
  | 'presses cut off at round corners'
  | 'scrolls to the focus'

/** A browser that the journeys run in. */
export interface Engine {
  name: string
  /** What must be installed: commands, and the Debian packages that hold them. */
  installed: { commands: readonly string[]; packages: readonly string[] }
  use: () => Promise<Partial<PlaywrightTestOptions & PlaywrightWorkerOptions>>
  /** Why it lacks each. */
  lacks: Partial<Record<Need, string>>
}

const chromium: Engine = {
  name: 'chromium',
  // Found on the machine, or installed by npm.
  installed: { commands: [], packages: [] },
  use: async () => ({
    // Moving elements are pressed late, and their colours judged in mid-change.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: await headlessPath(process.env),
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
    },
  }),
  lacks: {},
}

const firefox: Engine = {
  name: 'firefox',
  installed: { commands: ['firefox-esr'], packages: ['firefox-esr'] },
  use: async () => ({
    browserName: 'firefox',
    // Firefox as it is published, over WebDriver BiDi; Playwright's own build of it is not used.
    channel: 'moz-firefox',
    launchOptions: {
      executablePath: '/usr/bin/firefox-esr',
      firefoxUserPrefs: {
        'ui.prefersReducedMotion': 1,
        // No back/forward cache, as in Playwright's Chromium: a kept page would not send its requests again.
        'browser.sessionhistory.max_total_viewers': 0,
        // One process for all pages, none prepared in advance: every journey would start them anew.
        'fission.autostart': false,
        'dom.ipc.processCount': 1,
        'dom.ipc.processPrelaunch.enabled': false,
        // Its sandbox lets pages read fonts of the system alone.
        'security.sandbox.content.read_path_whitelist': fontFolders.join(','),
      },
    },
  }),
  lacks: {
    'a choice of motion and colours': 'Firefox takes them from its settings, for all pages alike',
    'a page as it is printed': 'Playwright cannot ask for it over WebDriver BiDi',
    'layout shifts': 'Firefox tells of none',
    'pages kept whole': 'Firefox does not tell whether a page was',
    'touches without a click': 'WebDriver BiDi has none in Playwright',
    downloads: 'Playwright hears of none over WebDriver BiDi',
    'scripts switched off': 'Over WebDriver BiDi they are held back, and noscript stays hidden',
  },
}

/** Playwright only runs the journeys: its pages are windows of WebKitGTK (../webkit). */
const webkit: Engine = {
  name: 'webkit',
  installed: {
    commands: ['WebKitWebDriver', 'xvfb-run', 'dbus-run-session'],
    packages: ['webkit2gtk-driver', 'gir1.2-webkit2-4.1', 'python3-gi', 'xvfb', 'xauth', 'dbus'],
  },
  use: async () => ({}),
  lacks: {
    'a choice of motion and colours': 'WebKitGTK takes them from the system, for all pages alike',
    'a page as it is printed': 'WebDriver has none but as a PDF',
    'layout shifts': 'WebKit tells of none',
    'pages kept whole': 'WebKit does not tell whether a page was',
    'touches without a click': 'WebKitGTK has no touches under its driver',
    'scripts switched off': 'WebKitGTK has no switch for them under its driver',
    'presses cut off at round corners': 'WebKit takes a press beside a rounded clip for the picture',
    'scrolls to the focus': 'WebKitGTK does not under its driver, in a window without a window manager',
  },
}

const engines = [chromium, firefox, webkit]

/** The engine that `ENGINE` names; Chromium without it. @throws Error when there is none of that name */
export function findEngine({ ENGINE = chromium.name }: NodeJS.ProcessEnv): Engine {
  const engine = engines.find(({ name }) => name === ENGINE)
  if (engine) return engine
  throw new Error(`ENGINE is ${ENGINE}; it can be ${engines.map(({ name }) => name).join(', ')}.`)
}
