import { add, type Outcome, type Step } from './outcome'

/**
 * Runs every step in turn, all of them even when one fails, and says the sum at the end.
 * @returns the exit code
 */
export async function runSteps(steps: readonly Step[]): Promise<number> {
  let sum: Outcome = { passed: 0, failed: 0 }
  const lines: string[] = []
  const ends: string[] = []

  for (const { name, run } of steps) {
    console.log(`\n▸ ${name}`)
    const started = Date.now()
    const outcome = await run().catch((error: unknown): Outcome => {
      console.error(error)
      return { passed: 0, failed: 1 }
    })
    sum = add(sum, outcome)
    if (outcome.lastLines) ends.push(`▸ ${name} ended with\n${outcome.lastLines}`)
    const seconds = Math.round((Date.now() - started) / 1000)
    const leftOut = outcome.leftOut ? `, ${outcome.leftOut} left out` : ''
    lines.push(
      `${name.padEnd(40)}${outcome.passed} passed, ${outcome.failed} failed${leftOut} (${seconds} s)`,
    )
  }

  console.log(`\n${[...ends, ...lines].join('\n')}\n\n${sum.passed} passed, ${sum.failed} failed`)
  return sum.failed === 0 ? 0 : 1
}
