import { test } from '@playwright/test'
import { engineOf, type Need } from './engine'

/**
 * Leaves a journey out, by name, where the engine lacks what it takes. In a group, or beside the journeys of a file, it
 * is said of all of them.
 */
export function needs(need: Need) {
  const lack = engineOf(process.env).lacks[need]
  if (lack) test.skip(true, lack)
}
