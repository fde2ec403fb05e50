import { type Engine, engineOf } from '../../e2e/engines/engine'
import { whatIsMissing } from '../../e2e/engines/what-is-missing'
import type { Step } from '../test/outcome'
import { playwright } from '../test/playwright-step'

/** The engines besides Chromium, and which browser has each. */
export const OTHER_ENGINES = {
  firefox: "Debian's Firefox",
  webkit: 'WebKitGTK, the engine of Safari',
} as const

/** The journeys in each named engine. */
export function engineSteps(
  root: string,
  env: NodeJS.ProcessEnv,
  names: readonly string[] = Object.keys(OTHER_ENGINES),
): Step[] {
  return names.map((name) => journeysIn(engineOf({ ENGINE: name }), root, env))
}

/** The journeys in one engine. If it is not installed, the step fails and says how to install it. */
export function journeysIn(engine: Engine, root: string, env: NodeJS.ProcessEnv): Step {
  const { name } = engine
  const title = `Journeys in ${name}`
  const sentence = whatIsMissing(engine, env)
  if (!sentence)
    return playwright(root, title, 'playwright.config.ts', `test-results/${name}.json`, { ENGINE: name })
  return {
    name: title,
    run: async () => {
      console.error(sentence)
      return { passed: 0, failed: 1, lastLines: sentence }
    },
  }
}
