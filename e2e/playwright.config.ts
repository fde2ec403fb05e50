import { tmpdir } from 'node:os'
import path from 'node:path'
import { defineConfig } from '@playwright/test'
import { findEngine } from './harness/browser/engines/engine'
import { findMissingProgram } from './harness/browser/engines/find-missing-program'
import { fontconfigFile } from './harness/browser/font-sets'
import { journeysOfChanged } from './harness/shop/changed-remotes'

/** A separate shop: different ports and data from one that may be running. */
const ports = { PORT: '13000', API_PORT: '14000', SANDBOX_PORT: '14100' }
const origin = `http://localhost:${ports.PORT}`
/** Workers evaluate this file again and must look for mails in the same folder. */
process.env.JOURNEYS_DATA_DIR ??= path.join(tmpdir(), `spice-shop-e2e-${Date.now()}`)
// Inherited by browsers, so that the machine's own fonts change neither lines nor pictures.
process.env.FONTCONFIG_FILE ??= fontconfigFile()
const engine = findEngine(process.env)
const missing = findMissingProgram(engine, process.env)
if (missing) throw new Error(missing)
const notHere = engine.name === 'chromium' ? /@elsewhere/ : /@once/
/** `npm test` runs the smoke journeys before `npm run test:all` runs the others. */
const ranBefore = process.env.NX_TASK_TARGET_TARGET === 'journeys' ? [/@smoke/] : []
const results = `test-results/${engine.name}`
/** The task runner reads the report there. */
const report = `../test-results/reports/e2e-${process.env.NX_TASK_TARGET_TARGET ?? engine.name}.json`

export default defineConfig({
  testDir: 'journeys',
  testMatch: '**/*.spec.ts',
  outputDir: results,
  fullyParallel: true,
  // One more than a small machine has cores, because journeys mostly wait.
  workers: 3,
  // A machine that stalls for a moment is not the shop's fault; the list shows which tests needed a retry.
  retries: 1,
  // Over WebDriver each keystroke is a separate call.
  timeout: engine.name === 'chromium' ? 150_000 : 240_000,
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env.CI),
  // The shop opens before all of its remotes are built, but a journey needs its page.
  globalSetup: './harness/shop/await-remotes.ts',
  reporter: [['list'], ['json', { outputFile: report }]],
  use: {
    baseURL: origin,
    actionTimeout: 40_000,
    // Journeys cannot see what a service worker fetches. Offline journeys allow workers.
    serviceWorkers: 'block',
    trace: 'on-first-retry',
    ...(await engine.use()),
  },
  // A journey runs at both widths unless it is tagged with one. It runs in each engine unless it is tagged
  // `@once` (one engine is enough) or `@elsewhere` (another journey covers it in Chromium). Firefox runs at
  // desktop width and WebKit at phone width; at the other width, only journeys tagged with it run.
  projects: [
    {
      // The ten journeys of `npm test`.
      name: 'smoke',
      grep: /@smoke/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true },
    },
    {
      name: 'phone',
      testMatch: journeysOfChanged(),
      ...(engine.name === 'firefox' && { grep: /@phone/ }),
      grepInvert: [/@desktop/, notHere, ...ranBefore],
      use: { viewport: { width: 390, height: 844 }, hasTouch: true },
    },
    {
      name: 'desktop',
      ...(engine.name === 'webkit' && { grep: /@desktop/ }),
      grepInvert: [/@phone/, notHere],
      use: { viewport: { width: 1440, height: 900 } },
    },
  ],
  webServer: {
    command:
      'node --import tsx harness/shop/publish-before-start.ts && exec node ../tooling/bootstrap.mjs start',
    // The whole shop has to respond: the edge is ready before the api has its first catalogue.
    url: `${origin}/api/products`,
    reuseExistingServer: !process.env.CI,
    timeout: 600_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    stdout: 'pipe',
    env: {
      ...ports,
      DATA_DIR: process.env.JOURNEYS_DATA_DIR,
      SANDBOX_TIME_SCALE: '10',
    },
  },
})
