/** What one step of `npm test` came to. */
export interface Outcome {
  passed: number
  failed: number
  /** Tests that could not run here. */
  skipped?: number
  /** Titles of tests that passed only at the second try. */
  flaky?: readonly string[]
  /** The end of what it printed, to read again after a long run. */
  lastLines?: string
}

/** A piece of a step that has to run again only when something it depends on has changed. */
export interface Part {
  name: string
  /** Paths from the root of the repository; `.` is all of it. */
  needs: readonly string[]
}

export interface Step {
  name: string
  /** The one command that repeats it. */
  again?: string
  /** A step without parts always runs. */
  parts?: readonly Part[]
  /** @param parts the names of the parts to run */
  run: (parts: readonly string[]) => Promise<Outcome>
}

export function add(a: Outcome, b: Outcome): Outcome {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed }
}
