import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { runTasks } from './run-tasks'
import { countTests, formatSummary } from './summary'

/** Runs Nx tasks, and writes a summary to the screen and `test-results/<name>.txt`. @returns the exit code */
export async function runAndTell(
  root: string,
  name: string,
  args: readonly string[],
  options: Parameters<typeof runTasks>[2],
): Promise<number> {
  const start = Date.now()
  const tasks = await runTasks(root, args, options)
  const text = formatSummary(tasks, Math.round((Date.now() - start) / 1000), (task) => `npx nx run ${task}`)
  console.log(`\n${text}`)
  await writeFile(path.join(root, `test-results/${name}.txt`), `${text}\n`)
  return tasks.length > 0 && countTests(tasks).failed === 0 ? 0 : 1
}
