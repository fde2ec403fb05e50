import path from 'node:path'
import { runCommand } from '../../../tooling/start/run-command'

/** Runs up to `most` drills at once, and prints their output, failed drills last. @returns true if all held */
export async function sideBySide(
  names: readonly string[],
  options: readonly string[],
  most: number,
): Promise<boolean> {
  const waiting = [...names]
  const script = path.join(import.meta.dirname, '../main.ts')
  const broken: string[] = []

  async function work(): Promise<void> {
    for (let name = waiting.shift(); name; name = waiting.shift()) {
      try {
        const args = ['--import', 'tsx', script, name, ...options]
        console.log(await runCommand(process.execPath, args, process.cwd()))
      } catch (error) {
        broken.push(error instanceof Error ? error.message : String(error))
      }
    }
  }

  await Promise.all(Array.from({ length: most }, work))
  for (const printed of broken) console.error(printed)
  return broken.length === 0
}
