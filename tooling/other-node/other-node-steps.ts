import path from 'node:path'
import { remoteFolders } from '../registry/remote-folders'
import type { Step } from '../test/outcome'
import { runPlaywright } from '../test/playwright-step'
import { units } from '../test/steps'
import { folderOfNode } from './folder-of-node'
import { versionInTurn } from './in-turn'

/** Puts another Node first in the path: everything that is started then runs on it. */
async function environmentOf(root: string, version: string) {
  return { PATH: `${await folderOfNode(root, version)}${path.delimiter}${process.env.PATH}` }
}

/**
 * On another version of Node: `npm start` with a purchase, and the unit tests of servers and tools.
 * @param version a major version; the one whose turn it is unless given
 */
export async function otherNodeSteps(
  root: string,
  version: string = versionInTurn(process.versions.node, Date.now()),
): Promise<Step[]> {
  const remotes = (await remoteFolders(root)).map((folder) => path.basename(folder))
  const again = `npm run other-node -- ${version}`
  return [
    {
      name: `Start and a purchase on Node ${version}`,
      again,
      run: async () => {
        const env = await environmentOf(root, version)
        const report = 'test-results/chromium.json'
        return runPlaywright(path.join(root, 'e2e'), 'playwright.config.ts', report, env, ['cart/buying'])
      },
    },
    {
      name: `Servers and tools on Node ${version}`,
      again,
      run: async () => {
        // Pages run in browsers, whichever Node built them.
        const step = units(root, remotes, true, await environmentOf(root, version), ['node'])
        return step.run(step.parts?.map(({ name }) => name) ?? [])
      },
    },
  ]
}
