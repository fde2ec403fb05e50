import type { Part, Step } from './outcome'
import { onePart } from './parts'
import { showCommand } from './show-command'

/** A check that either holds or doesn't counts as one test. */
export function check(
  name: string,
  again: string,
  parts: Part[],
  run: () => Promise<{ exitCode: number }>,
): Step {
  return {
    name,
    again,
    parts,
    async run() {
      const { exitCode, ...shown } = await run()
      return exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, ...shown }
    },
  }
}

export function command(root: string, name: string, script: string, parts: Part[], ...args: string[]): Step {
  const words = ['run', '--silent', script, ...(args.length > 0 ? ['--', ...args] : [])]
  return check(name, `npm ${words.join(' ')}`, parts, () => showCommand('npm', words, root))
}

/**
 * Drills in their short form.
 * @param atOnce how many run side by side: they wait a third of their time
 */
export function drills(root: string, name: string, needs: string[], atOnce: number, names: string[]): Step {
  const options = ['--short', '--built', '--at-once', String(atOnce)]
  return command(root, name, 'drill', onePart(...needs), ...names, ...options)
}
