/** What a shopper's page, or the start of the shop, takes from the tables of the admin. */
const parts = ['business-details', 'shipments', 'seeds', 'content'] as const
type Part = (typeof parts)[number]

export type WithoutAdmin = ReturnType<typeof createWithoutAdmin>

/**
 * Lets the shop go on where tables of the admin are broken. An outage is told and counted once, however many shoppers meet
 * it, and told again when it is over.
 * @param tell is given the error that an outage began with, and undefined at its end
 */
export function createWithoutAdmin(tell: (part: Part, error?: unknown) => void) {
  const outages = new Map<Part, number>(parts.map((part) => [part, 0]))
  const broken = new Set<Part>()

  /**
   * Must not be called in a transaction: PostgreSQL would take nothing more in it after a failure.
   * @param otherwise what the shop goes on with
   */
  async function go<T>(
    part: Part,
    work: () => Promise<T>,
    otherwise: (error: unknown) => T | Promise<T>,
  ): Promise<T> {
    try {
      const done = await work()
      if (broken.delete(part)) tell(part)
      return done
    } catch (error) {
      const instead = await otherwise(error)
      if (!broken.has(part)) {
        broken.add(part)
        outages.set(part, (outages.get(part) ?? 0) + 1)
        tell(part, error)
      }
      return instead
    }
  }

  return {
    go,
    isBroken: (part: Part) => broken.has(part),
    /** How often each part has broken. */
    outages: () => [...outages],
  }
}
