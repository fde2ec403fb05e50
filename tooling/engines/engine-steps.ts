import { engineOf } from '../../e2e/engines/engine'
import type { Step } from '../test/outcome'
import { journeysIn } from './journeys-in'

/** The engines in which the journeys are made beside Chromium, and where each comes from. */
export const OTHER_ENGINES = {
  firefox: "in Debian's Firefox",
  webkit: 'in WebKitGTK, as Safari has it',
} as const

/** The journeys in each of the engines that are named. */
export function engineSteps(
  root: string,
  env: NodeJS.ProcessEnv,
  names: readonly string[] = Object.keys(OTHER_ENGINES),
): Step[] {
  return names.map((name) => journeysIn(engineOf({ ENGINE: name }), root, env))
}
