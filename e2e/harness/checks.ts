const brokenFacts: string[] = []

/** @returns the failed checks of every drill in this process */
export const allBrokenFacts = (): readonly string[] => brokenFacts

/** Collects the facts that a drill checks, and prints each on a line. */
export function createChecks() {
  let broken = 0
  return {
    /** @param seen the actual value, printed if the fact does not hold */
    expect(fact: boolean, title: string, seen?: unknown): void {
      const instead = fact || seen === undefined ? '' : `: ${JSON.stringify(seen)}`
      console.log(`${fact ? 'holds ' : 'BROKEN'}  ${title}${instead}`)
      if (fact) return
      broken += 1
      brokenFacts.push(title + instead)
    },
    allHold: () => broken === 0,
  }
}

export type Checks = ReturnType<typeof createChecks>
