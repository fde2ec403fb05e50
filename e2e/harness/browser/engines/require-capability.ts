import { test } from '@playwright/test'
import { findEngine, type Need } from './engine'

/** Skips a journey where the engine lacks what it needs; called in a group or at the top of a file, all of them. */
export function requireCapability(need: Need) {
  const lack = findEngine(process.env).lacks[need]
  if (lack) test.skip(true, lack) // The reason is the engine's own sentence about what it lacks.
}
