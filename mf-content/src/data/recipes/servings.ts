export const MOST_SERVINGS = 24

/** Returns the minimum number of people: 4 if a recipe serves '4-6'. */
export function leastServed(serves: string): number {
  return Number.parseInt(serves, 10)
}

/** Returns the factor that scales the recipe to this many people. @param people the minimum number */
export function computeFactor(serves: string, people: number): number {
  return people / leastServed(serves)
}

/** Returns the scaled range: '4-6' scaled to at least 6 becomes '6-9'. Half servings are rounded down. */
export function servedText(serves: string, people: number): string {
  const [, most] = serves.split('-')
  if (!most) return String(people)
  const mostNow = Math.floor(Number(most) * computeFactor(serves, people))
  return mostNow > people ? `${people}-${mostNow}` : String(people)
}
