import { formatPrice } from 'shared-contracts/values/money'
import { type ActionItem, type ActionItemKind, actionItemKinds } from './action-item'

/** Formats the action items as text: a heading for each kind, its items, and the commands that resolve them. */
export function listLines(items: readonly ActionItem[], now: Date): string[] {
  return Object.entries(actionItemKinds).flatMap(([kind, heading]) => {
    const own = items.filter((item) => item.kind === (kind as ActionItemKind))
    return [`${heading}: ${own.length}`, ...own.flatMap((item) => formatItem(item, now))]
  })
}

function formatItem(item: ActionItem, now: Date): string[] {
  const { id, about, since, why } = item
  return [`${id}  ${about}  ${formatAge(since, now)}: ${why}.`, `    ${buildCommand(item)}`]
}

function buildCommand({ id, action }: ActionItem): string {
  const command = 'npm run action-items -w api --'
  if (action.does === 'refund')
    return `npm run refund -w api -- ${action.payment} ${formatPrice(action.amount)} --reason "<why>"`
  if (action.does === 'send') return `${command} --send ${id}`
  if (action.does === 'ask') return `${command} --ask ${id}`
  return `${command} --done ${id} --reason "<why>"`
}

const UNITS = [
  ['day', 24 * 3_600_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/** Formats the age in its largest whole unit, such as '3 days'. */
function formatAge(since: Date, now: Date): string {
  const ms = now.getTime() - since.getTime()
  const [unit, length] = UNITS.find(([, length]) => ms >= length) ?? UNITS[2]
  const count = Math.max(0, Math.floor(ms / length))
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}
