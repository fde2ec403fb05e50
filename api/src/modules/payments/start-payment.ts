import { randomUUID } from 'node:crypto'
import { formatPrice, parseRupees, rupees } from 'shared-contracts/domain/money'
import type { CreatedPayment } from 'shared-contracts/domain/payments'
import { AppError } from '../../errors'
import type { StoredOrder } from '../orders'
import { FIRST_QUESTION_MS } from './follow-up-plan'
import { gatewayOrderId } from './gateway-order-id'
import type { GatewayOrder, OrderGateway } from './order-gateway'
import type { PaymentWords } from './payment-words'
import type { GatewayRecord, PaymentsRepository } from './payments.repository'
import { type PaymentRequest, requestProblem } from './payments.schema'
import { createSingleFlight } from './single-flight'

export interface StartPaymentDeps {
  repository: PaymentsRepository
  gateway: OrderGateway
  words: PaymentWords
  /** @throws AppError when this customer has no such order */
  findOrder: (customerId: string, orderId: string) => Promise<StoredOrder>
  reopenOrder: (id: string, who: string) => Promise<void>
  publicOrigin: string
  /** The address of our own page that leads to the gateway's, for gateways that give a session and no link. */
  bridgeAddress: (record: GatewayRecord) => string
  now: () => Date
}

const MOST_GATEWAY_ORDERS = 20

export function createStartPayment(deps: StartPaymentDeps) {
  const { repository, gateway, words, findOrder, reopenOrder, publicOrigin, bridgeAddress, now } = deps
  const once = createSingleFlight<GatewayRecord>()

  /** Opens the way to the payment page for an order that is not paid. */
  async function start(customerId: string, request: PaymentRequest): Promise<CreatedPayment> {
    const problem = requestProblem(request)
    if (problem) throw new AppError('INVALID_INPUT', problem)
    const order = await findOrder(customerId, request.order_id)
    refusePaid(order)
    refuseOtherAmount(order, request)
    const record = await once(order.id, () => openRecord(order, request))
    return {
      payment: {
        payment_link: record.paymentLink ?? bridgeAddress(record),
        payment_id: record.providerId ?? record.gatewayOrderId,
      },
    }
  }

  async function openRecord(order: StoredOrder, request: PaymentRequest): Promise<GatewayRecord> {
    let record = (await repository.newestOf(order.id)) ?? (await addRecord(order, 1))
    while (record.number <= MOST_GATEWAY_ORDERS) {
      const found = await reach(record, order, request)
      await words.applyTo(record, found.word, 'customer')
      refusePaid(await findOrder(order.customerId, order.orderId))
      if (found.word.outcome === 'paid')
        throw new AppError(
          'ALREADY_PAID',
          'A payment for this order has arrived and is being checked by the shop.',
        )
      if (!found.word.closed) return keep(record, found, order)
      record = await addRecord(order, record.number + 1)
    }
    throw new AppError('GATEWAY_FAILED', 'This order cannot be paid any more. Please place it again.')
  }

  /** Asks about an order that the gateway has, as it may be paid or closed by now; else opens it there. */
  function reach(record: GatewayRecord, order: StoredOrder, request: PaymentRequest): Promise<GatewayOrder> {
    if (record.providerId) return gateway.ask(record.gatewayOrderId)
    const { customer_name: name, customer_email: email, customer_phone: phone } = request.customer_details
    return gateway.open({
      gatewayOrderId: record.gatewayOrderId,
      amount: order.total,
      customer: { id: order.customerId, name, email, phone },
      // Our id, written out: the gateway would put its own in place of {order_id}.
      returnUrl: `${publicOrigin}/thank-you?order_id=${encodeURIComponent(order.orderId)}`,
      notifyUrl: `${publicOrigin}/api/payments/webhook`,
    })
  }

  async function keep(
    record: GatewayRecord,
    found: GatewayOrder,
    order: StoredOrder,
  ): Promise<GatewayRecord> {
    const { providerId, sessionId, paymentLink } = found
    const nextQuestionAt = new Date(now().getTime() + FIRST_QUESTION_MS)
    await repository.change(record.id, { providerId, sessionId, paymentLink, nextQuestionAt })
    await reopenOrder(order.id, order.customerId)
    return { ...record, providerId, sessionId, paymentLink }
  }

  function addRecord(order: StoredOrder, number: number): Promise<GatewayRecord> {
    return repository.add({
      id: randomUUID(),
      order: order.id,
      number,
      gatewayOrderId: gatewayOrderId(order.orderId, order.id, number),
      providerId: null,
      sessionId: null,
      paymentLink: null,
      createdAt: now(),
      // A process that dies before the gateway answers leaves a record which is asked about.
      nextQuestionAt: new Date(now().getTime() + FIRST_QUESTION_MS),
    })
  }

  return start
}

function refusePaid(order: StoredOrder): void {
  if (order.status === 'Paid' || order.status === 'Refunded')
    throw new AppError('ALREADY_PAID', `Order ${order.orderId} is paid already.`)
}

function refuseOtherAmount(order: StoredOrder, request: PaymentRequest): void {
  if (parseRupees(request.order_amount) === order.total) return
  throw new AppError('PRICE_CHANGED', `The total of this order is Rs ${formatPrice(order.total)}.`, {
    figures: { total: rupees(order.total) },
  })
}
