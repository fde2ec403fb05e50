import { add, type Outcome, type Part, type Step } from './outcome'
import { nothingPassed, type PassedBefore } from './passed-before'

const secondsSince = (start: number) => Math.round((Date.now() - start) / 1000)
const namesOf = (parts: readonly Part[]) => parts.map(({ name }) => name)

/**
 * Runs every step in turn, even after one has failed, and prints the sum at the end. It leaves out what passed before and
 * depends on nothing that has changed since.
 * @returns the exit code
 */
export async function runSteps(
  steps: readonly Step[],
  before: PassedBefore = nothingPassed,
): Promise<number> {
  const start = Date.now()
  let sum: Outcome = { passed: 0, failed: 0 }
  const lines: string[] = []
  const ends: string[] = []

  for (const [index, step] of steps.entries()) {
    const parts = step.parts ?? []
    const stale = parts.filter((part) => !before.has(step.name, part))
    const leftOut = parts.filter((part) => !stale.includes(part))
    if (leftOut.length > 0) lines.push(leftOutLine(step, leftOut))
    if (parts.length > 0 && stale.length === 0) continue

    console.log(`\n▸ Step ${index + 1} of ${steps.length}, after ${secondsSince(start)} s: ${step.name}`)
    const stepStart = Date.now()
    const outcome = await outcomeOf(step, namesOf(stale))
    if (outcome.failed === 0) await before.keep(step.name, stale)
    sum = add(sum, outcome)
    const told = outcomeLines(step, outcome, secondsSince(stepStart))
    console.log(told[0])
    lines.push(...told)
    if (outcome.lastLines) ends.push(`▸ ${step.name} ended with\n${outcome.lastLines}`)
  }

  console.log(`\n${[...ends, ...lines].join('\n')}\nAll of it took ${secondsSince(start)} s.`)
  console.log(`\n${sum.passed} passed, ${sum.failed} failed`)
  return sum.failed === 0 ? 0 : 1
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
