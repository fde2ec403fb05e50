import path from 'node:path'
import { canRun } from '../../e2e/engines/can-run'
import { type Engine, engineOf } from '../../e2e/engines/engine'
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
export function journeysIn(
  { name, installed }: Engine,
  root: string,
  { PATH = '' }: NodeJS.ProcessEnv,
): Step {
  const title = `Journeys in ${name}`
  const folders = PATH.split(path.delimiter)
  const missing = installed.commands.filter(
    (command) => !folders.some((folder) => canRun(path.join(folder, command))),
  )
  if (missing.length === 0)
    return playwright(root, title, 'playwright.config.ts', `test-results/${name}.json`, { ENGINE: name })
  const sentence = `${missing.join(', ')} not found. To install: sudo apt-get install ${installed.packages.join(' ')}`
  return {
    name: title,
    run: async () => {
      console.error(sentence)
      return { passed: 0, failed: 1, lastLines: sentence }
    },
  }
}
