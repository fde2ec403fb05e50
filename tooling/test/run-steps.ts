import { add, type Outcome, type Step } from './outcome'

/**
 * Runs every step in turn, all of them even when one fails, and says the sum at the end.
 * @returns the exit code
 */
export async function runSteps(steps: readonly Step[]): Promise<number> {
  let sum: Outcome = { passed: 0, failed: 0 }
  const lines: string[] = []
  const ends: string[] = []

  for (const [index, { name, again, run }] of steps.entries()) {
    console.log(`\n▸ Step ${index + 1} of ${steps.length}: ${name}`)
    const started = Date.now()
    const outcome = await run().catch((error: unknown): Outcome => {
      console.error(error)
      return { passed: 0, failed: 1 }
    })
    sum = add(sum, outcome)
    if (outcome.lastLines) ends.push(`▸ ${name} ended with\n${outcome.lastLines}`)
    const seconds = Math.round((Date.now() - started) / 1000)
    const leftOut = outcome.leftOut ? `, ${outcome.leftOut} left out` : ''
    const line = `${name.padEnd(40)}${outcome.passed} passed, ${outcome.failed} failed${leftOut} (${seconds} s)`
    console.log(line)
    lines.push(line)
    if (outcome.flaky?.length)
      lines.push(`  ${outcome.flaky.length} flaky (passed at the second try): ${outcome.flaky.join('; ')}`)
    if (outcome.failed > 0 && again) lines.push(`  Repeat it with: ${again}`)
  }

  console.log(`\n${[...ends, ...lines].join('\n')}\n\n${sum.passed} passed, ${sum.failed} failed`)
  return sum.failed === 0 ? 0 : 1
}
