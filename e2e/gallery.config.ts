import { defineConfig } from '@playwright/test'
import { tookTheScreenshots } from './gallery/browser-name'
import { chromiumPath } from './harness/browser/engines/chromium-path'

/** A separate gallery, on a different port from one that may be open for work. */
const port = '13600'
const origin = `http://localhost:${port}`
const executablePath = await chromiumPath(process.env)

export default defineConfig({
  testDir: 'gallery',
  outputDir: 'gallery/test-results',
  snapshotPathTemplate: 'gallery/screenshots/{arg}-{projectName}{ext}',
  // In other browsers only accessibility and errors are checked.
  ignoreSnapshots: !(await tookTheScreenshots(executablePath)),
  fullyParallel: true,
  workers: 2,
  // The list shows which tests needed a retry.
  retries: 1,
  timeout: 30_000,
  maxFailures: 40,
  forbidOnly: Boolean(process.env.CI),
  expect: {
    toHaveScreenshot: { animations: 'disabled', caret: 'hide', threshold: 0.01, maxDiffPixels: 20 },
  },
  // The task runner reads the report there.
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
        // Renders text the same way whatever the machine's font settings.
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
