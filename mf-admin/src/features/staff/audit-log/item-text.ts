import type { ReturnCondition, ReturnReason } from 'shared-contracts/fulfilment/returns'
import { conditionLabels, reasonLabels } from '../../../data/fulfilment/return-labels'

/** Items of one order line in a log entry: shipped, from a batch, or returned. */
interface LoggedItems {
  /** Counted from 0. */
  line: number
  quantity: number
  batch?: string
  condition?: ReturnCondition
  reason?: ReturnReason
  isForSale?: boolean
}

export function isLoggedItems(value: unknown): value is LoggedItems {
  return typeof value === 'object' && value !== null && 'line' in value && 'quantity' in value
}

/** Formats items: '2 × Turmeric Powder 100 g of batch B2611'. @param names the names of the order's items */
export function itemText(items: LoggedItems, names: readonly string[] = []): string {
  const { line, quantity, batch } = items
  const name = names[line] ?? `item ${line + 1}`
  const remarks = listRemarks(items)
  return [
    `${quantity} × ${name}`,
    ...(batch === undefined ? [] : [`of batch ${batch}`]),
    ...(remarks.length > 0 ? [`(${remarks.join(', ')})`] : []),
  ].join(' ')
}

/** Makes a pack's code readable: 'sambar-powder-500g' becomes 'Sambar powder 500 g'. */
export function packText(code: string): string {
  const words = code.replaceAll('-', ' ').replace(/(?<=\d)(?=(?:g|kg|ml|l)$)/, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Omits the condition if the reason already says it. */
function listRemarks({ condition, reason, isForSale }: LoggedItems): string[] {
  return [
    ...(condition && condition !== reason ? [conditionLabels[condition].toLowerCase()] : []),
    ...(reason ? [reasonLabels[reason].toLowerCase()] : []),
    ...(isForSale ? ['for sale again'] : []),
  ]
}
