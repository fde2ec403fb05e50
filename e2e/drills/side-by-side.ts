import path from 'node:path'
import { runCommand } from '../../tooling/start/run-command'

/**
 * Runs drills in processes of their own, and prints what each printed once it has ended.
 * @param options of each drill
 * @param most how many run at the same time
 * @returns whether all held
 */
export async function sideBySide(
  names: readonly string[],
  options: readonly string[],
  most: number,
): Promise<boolean> {
  const waiting = [...names]
  const script = path.join(import.meta.dirname, 'main.ts')
  let allHeld = true

  async function work(): Promise<void> {
    for (let name = waiting.shift(); name; name = waiting.shift()) {
      try {
        const args = ['--import', 'tsx', script, name, ...options]
        console.log(await runCommand(process.execPath, args, process.cwd()))
      } catch (error) {
        console.error(error instanceof Error ? error.message : error)
        allHeld = false
      }
    }
  }

  await Promise.all(Array.from({ length: most }, work))
  return allHeld
}
