/** What one step of `npm test` came to. */
export interface Outcome {
  passed: number
  failed: number
  /** What could not be tried here. */
  leftOut?: number
  /** Titles of tests that passed only at the second try. */
  flaky?: readonly string[]
  /** What is worth reading again at the end of a long run. */
  lastLines?: string
}

export interface Step {
  name: string
  /** The one command that repeats it. */
  again?: string
  run: () => Promise<Outcome>
}

export function add(a: Outcome, b: Outcome): Outcome {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed }
}
