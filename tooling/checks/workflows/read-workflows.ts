import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'

export const ROOT = path.resolve(__dirname, '../../..')
const FOLDER = path.join(ROOT, '.github/workflows')

export interface Step {
  run?: string
  uses?: string
  env?: Record<string, string>
  with?: Record<string, string | number | boolean>
}

export interface Job {
  if?: string
  needs?: string[]
  uses?: string
  with?: Record<string, string>
  secrets?: string
  environment?: string
  env?: Record<string, string>
  permissions?: object
  container?: { image: string }
  'runs-on'?: string
  'timeout-minutes'?: number
  strategy?: { matrix: Record<string, string[]> }
  outputs?: Record<string, string>
  /** Undefined in a job that calls another workflow. */
  steps?: Step[]
}

interface Filter {
  branches?: string[]
  tags?: string[]
  paths?: string[]
}

interface Workflow {
  name: string
  on: { push?: Filter; pull_request?: Filter | null; schedule?: object[] }
  permissions?: object
  env?: object
  jobs: Record<string, Job>
}

function read(file: string): unknown {
  return parse(readFileSync(file, 'utf8'))
}

export function readWorkflow(name: string): Workflow {
  return read(path.join(FOLDER, `${name}.yml`)) as Workflow
}

export const workflowNames = readdirSync(FOLDER).map((file) => path.basename(file, '.yml'))

/** Every job by its title, such as 'shop: fast'. */
export const jobs: [title: string, job: Job][] = workflowNames.flatMap((name) =>
  Object.entries(readWorkflow(name).jobs).map(([id, job]): [string, Job] => [`${name}: ${id}`, job]),
)

/** The steps with which every job installs packages. */
export const installSteps = (
  read(path.join(ROOT, '.github/actions/install/action.yml')) as { runs: { steps: Step[] } }
).runs.steps

/** Returns a job's shell commands. A command that uses the matrix is listed once for each value. */
export function listLines({ steps = [], strategy }: Job): string[] {
  const lines = steps.flatMap(({ run = '' }) => run.split('\n').filter(Boolean))
  const matrix = Object.entries(strategy?.matrix ?? {})
  return lines.flatMap((line) => {
    const [key, values] = matrix.find(([name]) => line.includes(`\${{ matrix.${name} }}`)) ?? []
    return key && values ? values.map((value) => line.replace(`\${{ matrix.${key} }}`, value)) : [line]
  })
}
