import { continueTrace } from 'tracing/traced-requests'
import type { Database } from '../../../db/connection'
import type { Outbox } from '../../../mail/outbox'
import type { Orders } from '../../orders'
import type { OwnerMails } from '../action-items/owner-mails'
import type { GatewayOrdersRepository, GatewayRecord } from '../checkout/gateway-orders.repository'
import type { ProviderName } from '../payments.tables'
import type { Capture, PaymentReport } from '../providers/gateway/payment-report'
import type { Gateways } from '../providers/gateways'
import type { CaptureRecord, LedgerRepository } from './ledger.repository'

interface ApplyReportDeps {
  database: Pick<Database, 'inTransaction'>
  gatewayOrders: Pick<GatewayOrdersRepository, 'byGatewayOrderId' | 'newestOf' | 'change'>
  ledger: Pick<LedgerRepository, 'add' | 'capturesAt' | 'captureOf'>
  gateways: Gateways
  orders: Pick<Orders, 'find' | 'lock' | 'arrived' | 'failed'>
  outbox: Pick<Outbox, 'add'>
  ownerMails: Pick<OwnerMails, 'paymentHeldMail'>
  now: () => Date
}

/** The source of a report, for the order's history, and the message that carried it. */
export interface ReportSource {
  who: string
  message?: number
}

/** The outcome of a report; `unmatched` means that it is not about one of the shop's orders. */
export type ReportOutcome = 'applied' | 'repeated' | 'held' | 'ignored' | 'unmatched'

/** Applies a report, from a message or a poll: first to the order, then, for captured money, to the ledger. */
export function createApplyReport(deps: ApplyReportDeps) {
  const { database, gatewayOrders, ledger, gateways, orders, outbox, ownerMails, now } = deps

  /** @param provider the reporting gateway, which is trusted only for its own orders */
  async function apply(
    provider: ProviderName,
    report: PaymentReport,
    source: ReportSource,
  ): Promise<ReportOutcome> {
    const record = await gatewayOrders.byGatewayOrderId(report.gatewayOrderId)
    if (record?.provider !== provider) return 'unmatched'
    const { traceparent } = await orders.find(record.order)
    return continueTrace(traceparent, 'apply a payment message', () => applyTo(record, report, source))
  }

  function applyTo(
    record: GatewayRecord,
    report: PaymentReport,
    source: ReportSource,
  ): Promise<ReportOutcome> {
    return database.inTransaction(async () => {
      await orders.lock(record.order)
      const outcome =
        report.outcome === 'failed'
          ? await applyFailure(record, report, source)
          : await applyCaptures(record, report, source)
      const isOver = report.closed || (report.outcome === 'paid' && outcome !== 'held')
      if (isOver) await gatewayOrders.change(record.id, { nextQuestionAt: null })
      return outcome
    })
  }

  /** Ignores a failure of an order that the gateway has closed, because another order has replaced it. */
  async function applyFailure(
    record: GatewayRecord,
    { paymentId, reason }: PaymentReport,
    { who }: ReportSource,
  ): Promise<ReportOutcome> {
    const newest = await gatewayOrders.newestOf(record.order)
    if (newest?.id !== record.id) return 'ignored'
    return (await orders.failed(record.order, { paymentId, reason }, who)) ? 'applied' : 'ignored'
  }

  async function applyCaptures(
    record: GatewayRecord,
    report: PaymentReport,
    source: ReportSource,
  ): Promise<ReportOutcome> {
    if (report.captures.length === 0) return 'ignored'
    const rows = await ledger.capturesAt(record.id)
    const outcomes: ReportOutcome[] = []
    for (const capture of report.captures) {
      const known = await knownAs(capture, record, rows)
      // One payment reported with two amounts, or for two orders, needs a person.
      const isOther = known && (known.amount !== capture.amount || known.gatewayOrder !== record.id)
      if (known) outcomes.push(isOther ? 'held' : 'repeated')
      else outcomes.push(await take(record, report, capture, source))
    }
    return (['held', 'applied', 'repeated'] as const).find((each) => outcomes.includes(each)) ?? 'ignored'
  }

  function knownAs(
    { id }: Capture,
    { provider }: GatewayRecord,
    rows: readonly CaptureRecord[],
  ): Promise<CaptureRecord | undefined> | CaptureRecord {
    const { takesOnePayment } = gateways.get(provider)
    const here = rows.find(({ gatewayId }) => takesOnePayment || gatewayId === id)
    return here ?? ledger.captureOf(provider, id)
  }

  async function take(
    record: GatewayRecord,
    { amount: orderAmount, currency, reason }: PaymentReport,
    { id: paymentId, amount }: Capture,
    { who, message }: ReportSource,
  ): Promise<'applied' | 'held'> {
    const money = { paymentId, amount, orderAmount: orderAmount ?? amount, currency, reason }
    const held = await orders.arrived(record.order, money, who)
    await ledger.add({
      at: now(),
      provider: record.provider,
      kind: 'capture',
      state: 'done',
      gatewayId: paymentId,
      amount,
      currency,
      gatewayOrder: record.id,
      held,
      note: reason,
      report: message,
    })
    if (!held) return 'applied'
    const { orderId } = await orders.find(record.order)
    await outbox.add(ownerMails.paymentHeldMail(money, held, orderId))
    return 'held'
  }

  return { apply, applyTo }
}

export type ApplyReport = ReturnType<typeof createApplyReport>
