import { tmpdir } from 'node:os'
import path from 'node:path'
import { defineConfig } from '@playwright/test'
import { chromiumPath } from './chromium-path'

/** A shop of its own: other ports and data than one that may be running. */
const ports = { PORT: '13000', API_PORT: '14000', SANDBOX_PORT: '14100' }
const origin = `http://localhost:${ports.PORT}`

export default defineConfig({
  testDir: 'journeys',
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: 'test-results/report.json' }]],
  use: {
    baseURL: origin,
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: await chromiumPath(process.env),
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
    },
  },
  projects: [
    { name: 'phone', use: { viewport: { width: 390, height: 844 }, hasTouch: true } },
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
  ],
  webServer: {
    command: 'node ../tooling/bootstrap.mjs start',
    url: `${origin}/readyz`,
    timeout: 600_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    stdout: 'pipe',
    env: {
      ...ports,
      DATA_DIR: path.join(tmpdir(), `spice-shop-e2e-${process.pid}`),
      SANDBOX_TIME_SCALE: '10',
    },
  },
})
