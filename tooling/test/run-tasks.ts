import { mkdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { type Report, readReport } from './read-report'
import { showCommand } from './show-command'

export interface FinishedTask {
  /** Project and target, such as `mf-catalog:test`. */
  name: string
  /** True if it came from the task cache: none of its inputs has changed since it passed. */
  isCached: boolean
  hasPassed: boolean
  seconds: number
  /** The report, if the task runs tests. */
  report?: Report | undefined
  printed: string
}

interface ProfileEntry {
  name: string
  ph: string
  /** The duration in microseconds. */
  dur?: number
  args: { status?: string }
}

/** The folder of the tasks' reports, relative to the repository. */
const REPORTS = 'test-results/reports'
/** Targets that only depend on others and test nothing themselves. */
const GROUPS: ReadonlySet<string> = new Set(['check', 'built-shop', 'begin-early'])
const PROFILE = 'test-results/tasks.json'

/** Runs Nx tasks, continuing after a failure. @param isFresh skips the cache @throws Error if Nx can't start */
export async function runTasks(
  root: string,
  args: readonly string[],
  { isFresh, env = {} }: { isFresh: boolean; env?: NodeJS.ProcessEnv },
): Promise<FinishedTask[]> {
  await rm(path.join(root, PROFILE), { force: true })
  await rm(path.join(root, REPORTS), { recursive: true, force: true })
  await mkdir(path.join(root, REPORTS), { recursive: true })
  const options = ['--outputStyle=static', '--nxBail=false', ...(isFresh ? ['--skipNxCache'] : [])]
  const { printed } = await showCommand('npx', ['nx', ...args, ...options], root, {
    NX_DAEMON: 'false',
    NX_TUI: 'false',
    NX_PROFILE: PROFILE,
    ...env,
  })
  const profile = await readFile(path.join(root, PROFILE), 'utf8').catch((cause) => {
    throw new Error('The task runner did not start. See the lines above.', { cause })
  })
  const ended = (JSON.parse(profile) as ProfileEntry[]).filter(
    ({ ph, name }) => ph === 'X' && !GROUPS.has(name.slice(name.lastIndexOf(':') + 1)),
  )
  const outputs = parseOutputs(printed)
  return Promise.all(
    ended.map(async ({ name, dur = 0, args: { status = '' } }) => ({
      name,
      isCached: status.includes('cache'),
      hasPassed: status === 'success' || status.includes('cache'),
      seconds: Math.round(dur / 1e6),
      report: await readTaskReport(root, name),
      printed: outputs.get(name) ?? '',
    })),
  )
}

/** Splits Nx's output by task: each task's output comes below its name. */
function parseOutputs(printed: string): Map<string, string> {
  const [, ...parts] = stripVTControlCharacters(printed).split(/^> nx run (\S+).*$/m)
  const names = parts.filter((_, index) => index % 2 === 0)
  return new Map(names.map((name, index) => [name, parts[2 * index + 1] ?? '']))
}

function readTaskReport(root: string, task: string): Promise<Report | undefined> {
  const file = path.join(root, REPORTS, `${task.replace(':', '-')}.json`)
  return readFile(file, 'utf8').then(readReport, () => undefined)
}
