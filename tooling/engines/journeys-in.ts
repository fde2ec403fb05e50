import type { Engine } from '../../e2e/engines/engine'
import type { Step } from '../test/outcome'
import { playwright } from '../test/playwright-step'
import { missingCommands } from './missing-commands'

/** The journeys in one engine; where that is not installed, the step fails and says how to get it. */
export function journeysIn({ name, installed }: Engine, root: string, env: NodeJS.ProcessEnv): Step {
  const title = `Journeys in ${name}`
  const missing = missingCommands(installed.commands, env)
  if (missing.length === 0)
    return playwright(root, title, 'playwright.config.ts', `test-results/${name}.json`, { ENGINE: name })
  const sentence = `${missing.join(', ')} not found. Get it by: sudo apt-get install ${installed.packages.join(' ')}`
  return {
    name: title,
    run: async () => {
      console.error(sentence)
      return { passed: 0, failed: 1, lastLines: sentence }
    },
  }
}
