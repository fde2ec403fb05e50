import path from 'node:path'
import { counted } from './counted'
import type { Step } from './outcome'
import { showCommand } from './show-command'

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
}

/**
 * Everything in a browser.
 * @param config a file in the folder e2e
 * @param report where that configuration has its report written, in the same folder
 */
export function playwright(root: string, name: string, config: string, report: string, env = {}): Step {
  const folder = path.join(root, 'e2e')
  return {
    name,
    async run() {
      const shown = await showCommand('npx', ['playwright', 'test', '--config', config], folder, env)
      const read = ({ stats }: PlaywrightReport) => ({
        passed: stats.expected + stats.flaky,
        failed: stats.unexpected,
        leftOut: stats.skipped,
      })
      return counted(path.join(folder, report), read, shown)
    },
  }
}
