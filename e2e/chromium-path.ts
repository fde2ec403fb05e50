import { canRun } from './can-run'

const INSTALLED = [
  // Without the windows and menus that a test never sees, it takes half the time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** The browser of the end-to-end tests (architecture, 'How it is started'): CHROMIUM_PATH, an installed one, or npm's. */
export async function chromiumPath(env: NodeJS.ProcessEnv): Promise<string> {
  if (env.CHROMIUM_PATH) return env.CHROMIUM_PATH
  const installed = INSTALLED.find(canRun)
  if (installed) return installed
  const { default: chromium } = await import('@sparticuz/chromium')
  return chromium.executablePath()
}
