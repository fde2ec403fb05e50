/** The parts of the admin that shoppers' pages and startup depend on. */
const parts = ['business-details', 'shipments', 'seeds', 'content'] as const
type Part = (typeof parts)[number]

export type WithoutAdmin = ReturnType<typeof createWithoutAdmin>

/**
 * Keeps the shop running if the admin's tables are broken. Reports each outage once, not for every request.
 * @param tell called with the error when an outage starts, and without one when it ends
 */
export function createWithoutAdmin(tell: (part: Part, error?: unknown) => void) {
  const outages = new Map<Part, number>(parts.map((part) => [part, 0]))
  const broken = new Set<Part>()

  /** Runs `work`, and `otherwise` if it fails. Not for use in a transaction, which the failure would abort. */
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
    /** The number of outages of each part so far. */
    outages: () => [...outages],
  }
}
