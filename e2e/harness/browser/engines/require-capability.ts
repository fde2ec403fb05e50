import { test } from '@playwright/test'
import { findEngine, type Need } from './engine'

/** Skips a journey if the engine lacks what it needs. Called in a group or at the top of a file, it skips all of them. */
export function requireCapability(need: Need) {
  const lack = findEngine(process.env).lacks[need]
  if (lack) test.skip(true, lack)
}
