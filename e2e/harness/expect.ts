import { expect as playwrightExpect } from '@playwright/test'
import { findEngine } from './browser/engines/engine'
import { matchers } from './browser/webkit/matchers'

/** Playwright's `expect`, with the matchers of the engine that the journeys run in. */
export const expect =
  findEngine(process.env).name === 'webkit'
    ? // Each matcher accepts WebKit's page in place of Playwright's.
      (playwrightExpect.extend(matchers) as unknown as typeof playwrightExpect)
    : playwrightExpect
