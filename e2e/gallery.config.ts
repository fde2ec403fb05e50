import { defineConfig } from '@playwright/test'
import { tookTheScreenshots } from './gallery/browser-name'
import { chromiumPath } from './harness/browser/engines/chromium-path'

/** A gallery of its own, on another port than one that may be open for work. */
const port = '13600'
const origin = `http://localhost:${port}`
const executablePath = await chromiumPath(process.env)

export default defineConfig({
  testDir: 'gallery',
  outputDir: 'gallery/test-results',
  snapshotPathTemplate: 'gallery/screenshots/{arg}-{projectName}{ext}',
  // In another browser only barriers and errors are looked for.
  ignoreSnapshots: !(await tookTheScreenshots(executablePath)),
  fullyParallel: true,
  workers: 2,
  // As for the journeys: the list names what needed a second try.
  retries: 1,
  timeout: 30_000,
  maxFailures: 40,
  forbidOnly: Boolean(process.env.CI),
  expect: {
    toHaveScreenshot: { animations: 'disabled', caret: 'hide', threshold: 0.01, maxDiffPixels: 20 },
  },
  // The task runner looks for it there.
  reporter: [['list'], ['json', { outputFile: '../test-results/reports/e2e-screenshots.json' }]],
  use: {
    baseURL: origin,
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        // Letters are drawn the same way whatever the machine's font settings are.
        '--font-render-hinting=none',
        '--disable-lcd-text',
      ],
    },
  },
  projects: [
    { name: '390', use: { viewport: { width: 390, height: 844 }, hasTouch: true } },
    { name: '1440', use: { viewport: { width: 1440, height: 900 } } },
  ],
  webServer: {
    command: 'npm run gallery --workspace design-system -- --no-live-reload --no-devtool',
    url: `${origin}/gallery.js`,
    cwd: '..',
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    env: { GALLERY_PORT: port },
  },
})
