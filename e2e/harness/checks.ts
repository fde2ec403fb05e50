const brokenFacts: string[] = []

/** @returns the facts of every drill of this process that did not hold */
export const allBrokenFacts = (): readonly string[] => brokenFacts

/** Facts that a drill looks at one after the other, each a line on the screen. */
export function createChecks() {
  let broken = 0
  return {
    /** @param seen what it was instead, for a fact that does not hold */
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
