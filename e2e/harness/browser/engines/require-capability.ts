import { test } from '@playwright/test'
import { findEngine, type Need } from './engine'

/** Skips the journey, or all journeys of the calling group or file, if the engine lacks what they need. */
export function requireCapability(need: Need) {
  const lack = findEngine(process.env).lacks[need]
  if (lack) test.skip(true, lack)
}
