import { add, type Outcome, type Part, type Step } from './outcome'
import { nothingPassed, type PassedBefore } from './passed-before'

const secondsSince = (start: number) => Math.round((Date.now() - start) / 1000)
const namesOf = (parts: readonly Part[]) => parts.map(({ name }) => name)

/** Steps that run in turn. Those of an inner list run side by side. */
export type Plan = readonly (Step | readonly Step[])[]

interface Told {
  outcome: Outcome
  lines: readonly string[]
}

/**
 * Runs every step, also after one has failed, and prints the sum at the end. It leaves out what passed before and
 * depends on nothing that has changed since.
 * @returns the exit code
 */
export async function runSteps(plan: Plan, before: PassedBefore = nothingPassed): Promise<number> {
  const start = Date.now()
  const all = plan.flat()
  const told: Told[] = []
  for (const steps of plan.map((step) => [step].flat())) {
    const begin = (step: Step) =>
      runStep(step, before, `Step ${all.indexOf(step) + 1} of ${all.length}, after ${secondsSince(start)} s`)
    told.push(...(await Promise.all(steps.map(begin))))
  }

  const sum = told.map(({ outcome }) => outcome).reduce(add, { passed: 0, failed: 0 })
  const ends = told.flatMap(({ outcome }) => outcome.lastLines ?? [])
  const lines = told.flatMap((each) => each.lines)
  console.log(`\n${[...ends, ...lines].join('\n')}\nAll of it took ${secondsSince(start)} s.`)
  console.log(`\n${sum.passed} passed, ${sum.failed} failed`)
  return sum.failed === 0 ? 0 : 1
}

async function runStep(step: Step, before: PassedBefore, where: string): Promise<Told> {
  const parts = step.parts ?? []
  const stale = parts.filter((part) => !before.has(step.name, part))
  const leftOut = parts.filter((part) => !stale.includes(part))
  const lines = leftOut.length > 0 ? [leftOutLine(step, leftOut)] : []
  if (parts.length > 0 && stale.length === 0) return { outcome: { passed: 0, failed: 0 }, lines }

  console.log(`\n▸ ${where}: ${step.name}`)
  const start = Date.now()
  const outcome = await outcomeOf(step, namesOf(stale))
  if (outcome.failed === 0) await before.keep(step.name, stale)
  const [result = '', ...more] = outcomeLines(step, outcome, secondsSince(start))
  console.log(result)
  const lastLines = outcome.lastLines && `▸ ${step.name} ended with\n${outcome.lastLines}`
  return { outcome: { ...outcome, ...(lastLines && { lastLines }) }, lines: [...lines, result, ...more] }
}

async function outcomeOf({ run }: Step, parts: readonly string[]): Promise<Outcome> {
  try {
    return await run(parts)
  } catch (error) {
    console.error(error)
    return { passed: 0, failed: 1 }
  }
}

function outcomeLines({ name, again }: Step, outcome: Outcome, seconds: number): string[] {
  const { passed, failed, skipped, flaky = [] } = outcome
  const skips = skipped ? `, ${skipped} skipped` : ''
  return [
    `${name.padEnd(40)}${passed} passed, ${failed} failed${skips} (${seconds} s)`,
    ...(flaky.length > 0 ? [`  ${flaky.length} flaky (passed at the second try): ${flaky.join('; ')}`] : []),
    ...(failed > 0 && again ? [`  Repeat it with: ${again}`] : []),
  ]
}

function leftOutLine({ name }: Step, parts: readonly Part[]): string {
  const what = parts.length === 1 ? '' : ` ${namesOf(parts).join(', ')}`
  return `${name.padEnd(40)}left out${what}: passed before, and nothing it depends on has changed`
}
