/** The most people a recipe is scaled for. */
export const MOST_SERVINGS = 24

/** For how many a recipe is at least: 4 where it serves '4-6'. */
export function leastServed(serves: string): number {
  return Number.parseInt(serves, 10)
}

/** How many times the recipe's own pot feeds so many. @param people at least */
export function factorFor(serves: string, people: number): number {
  return people / leastServed(serves)
}

/** How many a larger or smaller pot feeds: '4-6' for at least 6 is '6-9'. A half guest is not counted. */
export function servedText(serves: string, people: number): string {
  const [, most] = serves.split('-')
  if (!most) return String(people)
  const mostNow = Math.floor(Number(most) * factorFor(serves, people))
  return mostNow > people ? `${people}-${mostNow}` : String(people)
}
