import { dayInIndia } from 'shared-contracts/values/indian-time'
import { formatAmount, type Paise, paise } from 'shared-contracts/values/money'
import type { ProviderName } from '../payments.tables'
import type { Comparison } from './comparison/compare'
import { differenceSentence } from './comparison/difference-sentence'
import type { StoredDifference } from './differences.repository'
import type { Period } from './period'

export interface GatewayReport extends Pick<Comparison, 'equal' | 'takenBack'> {
  provider: ProviderName
  /** The differences found by this comparison, including those already reviewed. */
  found: readonly StoredDifference[]
  trouble?: string
}

export interface ReconciliationReport {
  period: Period
  gateways: readonly GatewayReport[]
  /** The open differences that still need a review, whether found now or before. */
  waiting: readonly StoredDifference[]
}

/** True if every account was compared and nothing is left to review. */
export function isClean({ gateways, waiting }: ReconciliationReport): boolean {
  return waiting.length === 0 && gateways.every(({ trouble }) => trouble === undefined)
}

/** Formats the report as text: each gateway's equal movements, then a line for every difference. */
export function reportLines({ period, gateways, waiting }: ReconciliationReport): string[] {
  const days = `${dayInIndia(period.from)} to ${dayInIndia(period.to)}`
  const open = waiting.length === 1 ? '1 difference is' : `${waiting.length} differences are`
  const found = new Set(gateways.flatMap((gateway) => gateway.found.map(({ id }) => id)))
  const before = waiting.filter(({ id }) => !found.has(id))
  const isWaiting = (id: number) => waiting.some((one) => one.id === id)
  return [
    `The ledger and the gateways' accounts, ${days} (Indian dates):`,
    ...gateways.flatMap((gateway) => gatewayLines(gateway, isWaiting)),
    ...(before.length > 0
      ? [`Still open from earlier: ${before.map(({ id }) => `X${id}`).join(', ')}.`]
      : []),
    `${open} open${waiting.length > 0 ? ': npm run action-items -w api' : ''}.`,
  ]
}

function gatewayLines(gateway: GatewayReport, isWaiting: (id: number) => boolean): string[] {
  const { provider, equal, takenBack, found, trouble } = gateway
  if (trouble !== undefined) return [`${provider}: could not be compared. ${trouble}`]
  const settled = equal.filter(({ there }) => there.settlement !== null).length
  return [
    `${provider}: ${equal.length} equal (${settled} of them settled), ${found.length} different`,
    ...totalLines(gateway),
    ...takenBack.map(
      ({ gatewayId, gatewayOrderId, amount }) =>
        `    Captured and refunded by the gateway itself: payment ${gatewayId} of ${gatewayOrderId}, Rs ${formatAmount(amount)}`,
    ),
    ...found.map(
      (one) =>
        `    X${one.id}  ${one.gatewayOrderId}: ${differenceSentence(one)}${isWaiting(one.id) ? '' : ' (marked as done)'}`,
    ),
  ]
}

const kinds = { capture: 'payments', refund: 'refunds', dispute: 'disputes' } as const

/** Writes one total for equal movements, and a total per side for differing ones. */
function totalLines({ equal, found }: GatewayReport): string[] {
  return (['capture', 'refund', 'dispute'] as const).flatMap((kind) => {
    const same = sumAmounts(equal.filter(({ here }) => here.kind === kind).map(({ here }) => here.amount))
    const differing = found.filter((one) => one.kind === kind)
    const here = sumAmounts(differing.map((one) => one.here ?? 0))
    const there = sumAmounts(differing.map((one) => one.there ?? 0))
    if (same === 0 && differing.length === 0) return []
    const differences = `differences: Rs ${formatAmount(here)} in the ledger, Rs ${formatAmount(there)} at the gateway`
    return [`    ${kinds[kind]}: Rs ${formatAmount(same)} equal; ${differences}`]
  })
}

function sumAmounts(amounts: readonly number[]): Paise {
  return paise(amounts.reduce((total, amount) => total + amount, 0))
}
