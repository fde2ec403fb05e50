import { SETTLED_MS } from '../../../../staff'

/** A person, the one who invited them or made them an owner, and when. */
export interface Vouched {
  id: string
  /** Null if they were invited or promoted from the command line. */
  vouchedBy: string | null
  vouchedAt: Date | null
}

/**
 * For a week, a new owner and whoever vouched for them count as one person: nobody approves their own refunds.
 * @returns undefined if they are independent; otherwise the time from which they will be
 */
export function computeDependenceEnd(
  one: string,
  other: string,
  people: readonly Vouched[],
  now: Date,
): Date | undefined {
  const [chain, otherChain] = [buildChain(one, people, now), buildChain(other, people, now)]
  const ids = new Set(chain.map(({ id }) => id))
  if (!otherChain.some(({ id }) => ids.has(id))) return undefined
  const ends = [...chain, ...otherChain].map(({ vouchedUntil }) => vouchedUntil)
  return new Date(Math.max(now.getTime(), ...ends))
}

/** Follows who vouched for whom within the last week, until nobody did or somebody appears again. */
function buildChain(id: string, people: readonly Vouched[], now: Date) {
  const chain: { id: string; vouchedUntil: number }[] = []
  let next: string | null = id
  while (next !== null && !chain.some((one) => one.id === next)) {
    const person = people.find((one) => one.id === next)
    const vouchedUntil = person?.vouchedBy && person.vouchedAt ? person.vouchedAt.getTime() + SETTLED_MS : 0
    chain.push({ id: next, vouchedUntil })
    next = vouchedUntil > now.getTime() ? (person?.vouchedBy ?? null) : null
  }
  return chain
}
