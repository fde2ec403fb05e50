import { canRun } from './can-run'

/** Chromium without windows. It starts and renders faster, and has no back/forward cache. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Finds a full Chromium, as shoppers use: the one at CHROMIUM_PATH, an installed one, or npm's. */
export async function chromiumPath(env: NodeJS.ProcessEnv): Promise<string> {
  if (env.CHROMIUM_PATH) return env.CHROMIUM_PATH
  const installed = INSTALLED.find(canRun)
  if (installed) return installed
  const { default: chromium } = await import('@sparticuz/chromium')
  return chromium.executablePath()
}

/** Finds Chromium for tests that need no window: the headless shell if it is installed. */
export async function headlessPath(env: NodeJS.ProcessEnv): Promise<string> {
  return !env.CHROMIUM_PATH && canRun(HEADLESS_SHELL) ? HEADLESS_SHELL : chromiumPath(env)
}
