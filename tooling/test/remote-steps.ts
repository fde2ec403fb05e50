import path from 'node:path'
import { journeysOf } from '../../e2e/changed-remotes'
import { check, command } from './command-steps'
import { runJest } from './jest-step'
import type { Step } from './outcome'
import { runPlaywright } from './playwright-step'
import { showCommand } from './show-command'
import { preparePicturesAndBuild } from './steps'

/**
 * The steps of `npm test -- <remote>`: the remote's own checks and the journeys through its pages. They always run.
 * @param remote its name, such as 'mf-catalog'
 */
export function remoteSteps(root: string, remote: string): Step[] {
  const journeys = journeysOf(remote)
  return [
    check('Lint and format', `npx biome check ${remote}`, [], () =>
      showCommand('npx', ['biome', 'ci', remote], root),
    ),
    command(root, 'Texts that survive page translation', 'lint:texts', []),
    command(root, 'Dependency rules', 'deps', []),
    command(root, 'Types', 'types', []),
    {
      name: `Units and pages of ${remote}`,
      again: `npx jest ${remote}/`,
      run: () => runJest(root, ['browser', 'node'], [`${remote}/`]),
    },
    check('Pictures and build', 'npm run build', [], () => preparePicturesAndBuild(root)),
    command(root, 'The publish gate', 'verify', [], remote),
    {
      name: `Journeys of ${remote}`,
      again: `cd e2e && CHANGED_REMOTES=${remote} npx playwright test ${journeys.join(' ')}`,
      run: () =>
        runPlaywright(
          path.join(root, 'e2e'),
          'playwright.config.ts',
          'test-results/chromium.json',
          { CHANGED_REMOTES: remote },
          journeys,
        ),
    },
  ]
}
