import { formatPrice, type Paise, paise } from 'shared-contracts/domain/money'
import { AppError } from '../../../errors'
import type { Orders } from '../../orders'
import { FIRST_QUESTION_MS } from '../follow-up/follow-up-plan'
import { webhookAddress } from '../inbox/webhook-paths'
import { GatewayError } from '../providers/gateway-http'
import type { Gateways } from '../providers/gateways'
import type { NewRefund, RefundWord } from '../providers/payment-gateway'
import type { GatewayRecord, PaymentsRepository } from '../starting/gateway-orders.repository'
import { refundId } from './refund-id'
import type { RefundRecord, RefundsRepository } from './refunds.repository'

export interface RefundsDeps {
  repository: RefundsRepository
  payments: PaymentsRepository
  gateways: Gateways
  orders: Pick<Orders, 'find' | 'lock' | 'note' | 'refunded'>
  inTransaction: <T>(work: () => Promise<T>) => Promise<T>
  publicOrigin: string
  now: () => Date
}

export interface RefundCommand {
  /** The order's id, or the one it has at the gateway where the first is not clear. */
  order: string
  amount: Paise
  reason: string
  /** For the order's journal. */
  who: string
}

/** Money back to a customer: by the owner's command, at most what was paid, and once however often it is sent. */
export function createRefunds(deps: RefundsDeps) {
  const { repository, payments, gateways, orders, inTransaction, publicOrigin, now } = deps

  /** @throws AppError when it is refused */
  async function refund(command: RefundCommand): Promise<RefundRecord> {
    const record = await inTransaction(() => store(command))
    if (record.state === 'pending') await pursueNow(record)
    return (await repository.find(record.id)) ?? record
  }

  async function pursueNow(record: RefundRecord): Promise<void> {
    try {
      await pursue(record)
    } catch (error) {
      // It is stored: the poller goes on with it.
      if (!(error instanceof GatewayError)) throw error
    }
  }

  async function store({ order, amount, reason, who }: RefundCommand): Promise<RefundRecord> {
    const payment = await paymentOf(order)
    await orders.lock(payment.order)
    const { id, known } = await newestOf(payment, amount, reason)
    if (known) return known
    const left = (payment.paidAmount ?? 0) - (await repository.refundedOf(payment.id))
    if (amount > left)
      throw new AppError(
        'INVALID_INPUT',
        `At most Rs ${formatPrice(paise(left))} of ${order} can be refunded.`,
      )
    const record: RefundRecord = {
      id,
      capture: null,
      who,
      tries: 0,
      trouble: null,
      gatewayOrder: payment.id,
      amount,
      reason,
      state: 'pending',
      providerId: null,
      createdAt: now(),
      nextQuestionAt: new Date(now().getTime() + FIRST_QUESTION_MS),
    }
    await repository.add(record)
    await orders.note(payment.order, { who, what: `refund of Rs ${formatPrice(amount)} begun`, why: reason })
    return record
  }

  async function paymentOf(order: string): Promise<GatewayRecord> {
    const [payment, ...others] = await repository.paidFor(order)
    if (!payment) throw new AppError('NOT_FOUND', `No payment for ${order} is known.`)
    if (others.length === 0) return payment
    const ids = [payment, ...others].map(({ gatewayOrderId }) => gatewayOrderId).join(', ')
    throw new AppError('INVALID_INPUT', `There are several payments for ${order}. Please name one: ${ids}.`)
  }

  /** The refund that this command has begun before, unless that failed: then it may be tried as a new one. */
  async function newestOf(payment: GatewayRecord, amount: Paise, reason: string) {
    for (let attempt = 1; ; attempt += 1) {
      const id = refundId(payment.gatewayOrderId, amount, reason, attempt)
      const known = await repository.find(id)
      if (known?.state !== 'failed') return { id, known }
    }
  }

  /** Asks how a refund stands, and sends it where the gateway has not heard of it. @throws GatewayError */
  async function pursue(record: RefundRecord): Promise<void> {
    const payment = await payments.find(record.gatewayOrder ?? '')
    if (!payment) throw new Error(`Refund ${record.id} belongs to no payment.`)
    const { customerId } = await orders.find(payment.order)
    const gateway = gateways[payment.provider]
    const request: NewRefund = {
      refundId: record.id,
      gatewayOrderId: payment.gatewayOrderId,
      customerId,
      amount: paise(record.amount),
      reason: record.reason,
      notifyUrl: webhookAddress(publicOrigin, payment.provider),
    }
    try {
      await apply(record.id, payment, (await gateway.askRefund(request)) ?? (await gateway.refund(request)))
    } catch (error) {
      if (!(error instanceof GatewayError) || error.fault !== 'refused') throw error
      await apply(record.id, payment, { state: 'failed', providerId: null, reason: error.message })
    }
  }

  function apply(id: string, payment: GatewayRecord, word: RefundWord): Promise<void> {
    return inTransaction(async () => {
      const order = await orders.lock(payment.order)
      const record = await repository.lock(id)
      if (record?.state !== 'pending') return
      await repository.change(id, { state: word.state, providerId: word.providerId })
      if (word.state === 'pending') return
      await repository.change(id, { nextQuestionAt: null })
      const amount = paise(record.amount)
      if (word.state === 'done') {
        const isAll = (await repository.balanceOf(order.id)) === 0
        return orders.refunded(order.id, { amount, isAll, why: record.reason })
      }
      const what = `refund of Rs ${formatPrice(amount)} failed`
      await orders.note(order.id, { who: 'gateway', what, why: word.reason })
    })
  }

  /** A gateway has said that there is news. @returns false when the refund is not ours */
  async function askAbout(id: string): Promise<boolean> {
    const record = await repository.find(id)
    if (record?.state === 'pending') await repository.change(id, { nextQuestionAt: now() })
    return record !== undefined
  }

  return { refund, pursue, askAbout }
}

export type Refunds = ReturnType<typeof createRefunds>
