import { formatPrice } from 'shared-contracts/values/money'
import { type WaitingKind, type WaitingThing, waitingKinds } from './waiting-thing'

/** The owner's list as lines to read: a heading with a count for every kind, and what settles each thing below it. */
export function listLines(things: readonly WaitingThing[], now: Date): string[] {
  return Object.entries(waitingKinds).flatMap(([kind, heading]) => {
    const own = things.filter((thing) => thing.kind === (kind as WaitingKind))
    return [`${heading}: ${own.length}`, ...own.flatMap((thing) => linesOf(thing, now))]
  })
}

function linesOf(thing: WaitingThing, now: Date): string[] {
  const { id, about, since, why } = thing
  return [`${id}  ${about}  ${ageOf(since, now)}: ${why}.`, `    ${commandFor(thing)}`]
}

/** What the owner types to settle it. */
function commandFor({ id, action }: WaitingThing): string {
  const parked = 'npm run parked -w api --'
  if (action.does === 'refund')
    return `npm run refund -w api -- ${action.payment} ${formatPrice(action.amount)} --reason "<why>"`
  if (action.does === 'send') return `${parked} --send ${id}`
  if (action.does === 'ask') return `${parked} --ask ${id}`
  return `${parked} --done ${id} --reason "<why>"`
}

const UNITS = [
  ['day', 24 * 3_600_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/** '3 days', in the largest unit that is full. */
function ageOf(since: Date, now: Date): string {
  const ms = now.getTime() - since.getTime()
  const [unit, length] = UNITS.find(([, length]) => ms >= length) ?? UNITS[2]
  const count = Math.max(0, Math.floor(ms / length))
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}
