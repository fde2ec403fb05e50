/** What one step of `npm test` came to. */
export interface Outcome {
  passed: number
  failed: number
}

export interface Step {
  name: string
  run: () => Promise<Outcome>
}

export function add(a: Outcome, b: Outcome): Outcome {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed }
}
