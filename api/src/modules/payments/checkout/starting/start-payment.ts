import { randomUUID } from 'node:crypto'
import type { Language } from 'shared-contracts/i18n/language'
import type { CreatedPayment } from 'shared-contracts/payments/payment'
import { continueTrace } from 'tracing/traced-requests'
import type { Database } from '../../../../db/connection'
import { AppError } from '../../../../errors'
import type { Orders, StoredOrder } from '../../../orders'
import type { Ledger } from '../../ledger'
import type { ProviderName } from '../../payments.tables'
import { ORDER_LIFE_MS } from '../../providers/gateway/order-life'
import type { GatewayOrder, NewGatewayOrder } from '../../providers/gateway/payment-gateway'
import { type Gateways, refuseDisabledGateway } from '../../providers/gateways'
import { FIRST_QUESTION_MS } from '../../status-requests/polling-plan'
import type { GatewayOrdersRepository, GatewayRecord } from '../gateway-orders.repository'
import type { ReturnLinks } from '../returning/return-links'
import { gatewayOrderId } from './gateway-order-id'
import { isHeld, isSlow, refuseOtherAmount, refusePaid } from './payment-refusals'
import { type PaymentRequest, requestProblem } from './payments.schema'
import { createSameCartPayments, type SameCartPaymentsDeps } from './same-cart-payments'
import { createSingleFlight } from './single-flight'

export interface StartPaymentDeps extends SameCartPaymentsDeps {
  database: Pick<Database, 'inTurn'>
  gatewayOrders: GatewayOrdersRepository
  gateways: Gateways
  ledger: Pick<Ledger, 'applyTo' | 'close' | 'heldFor'>
  orders: Pick<Orders, 'findStored' | 'holdForPayment' | 'reopen' | 'sameCart'>
  orderGateway: ProviderName
  gatewaysSetUp: readonly ProviderName[]
  /** Without a trailing slash. */
  publicOrigin: string
  returnLinks: Pick<ReturnLinks, 'addressOf'>
  /** Returns the address of our redirect page, for gateways that give a session instead of a link. */
  payPageOf: (record: GatewayRecord, language: Language) => string
  now: () => Date
}

type Payer = Omit<NewGatewayOrder['customer'], 'id'>

const MOST_GATEWAY_ORDERS = 20
/** After a call this slow, no second one is made: nginx and the edge would time out before it ended. */
const LONG_MS = 8_000

export function createStartPayment(deps: StartPaymentDeps) {
  const { database, gatewayOrders, gateways, ledger, orders, orderGateway, now } = deps
  const settleSameCart = createSameCartPayments(deps)
  const once = createSingleFlight<GatewayRecord>()

  /** Returns the payment page of an unpaid order. */
  async function start(customerId: string, request: PaymentRequest): Promise<CreatedPayment> {
    const problem = requestProblem(request)
    if (problem) throw new AppError('INVALID_INPUT', problem)
    const order = await orders.findStored(customerId, request.order_id)
    refusePaid(order)
    refuseOtherAmount(order, request)
    const { customer_name: name, customer_email: email, customer_phone: phone } = request.customer_details
    return open(order, { name, email, phone })
  }

  async function startAgain(order: StoredOrder): Promise<CreatedPayment> {
    refusePaid(order)
    const { firstName, lastName, email, phone } = order.shippingAddress
    return open(order, { name: `${firstName} ${lastName}`.trim(), email, phone })
  }

  async function open(order: StoredOrder, payer: Payer): Promise<CreatedPayment> {
    refuseDisabledGateway(orderGateway, deps.gatewaysSetUp)
    const record = await continueTrace(order.traceparent, 'start a payment', () =>
      once(order.id, () => database.inTurn(buildCartKey(order), () => openCart(order, payer))),
    )
    return {
      payment: {
        payment_link: record.paymentLink ?? deps.payPageOf(record, order.language),
        payment_id: record.providerId ?? record.gatewayOrderId,
      },
    }
  }

  async function openCart(order: StoredOrder, payer: Payer): Promise<GatewayRecord> {
    const payable = await settleSameCart(order)
    if ((await ledger.heldFor(payable)) === 'arrived') throw isHeld()
    await orders.holdForPayment(payable)
    return openRecord(payable, payer)
  }

  async function openRecord(order: StoredOrder, payer: Payer): Promise<GatewayRecord> {
    const started = performance.now()
    let record = (await gatewayOrders.newestOf(order.id)) ?? (await addRecord(order, 1))
    while (record.number <= MOST_GATEWAY_ORDERS) {
      const found = await reach(record, order, payer)
      await ledger.applyTo(record, found.report, { who: 'customer' })
      refusePaid(await orders.findStored(order.customerId, order.orderId))
      if (found.report.outcome === 'paid') throw isHeld()
      if (!found.report.closed) return keep(record, found, order)
      if (performance.now() - started > LONG_MS) throw isSlow()
      record = await addRecord(order, record.number + 1)
    }
    throw new AppError('GATEWAY_FAILED', 'You can no longer pay for this order. Please place it again.')
  }

  /** Opens an order at the gateway. If it was opened before, asks about it or, past its lifetime, closes it. */
  function reach(record: GatewayRecord, order: StoredOrder, payer: Payer): Promise<GatewayOrder> {
    const gateway = gateways.get(record.provider)
    const time = now().getTime()
    const isOver = time - record.createdAt.getTime() >= ORDER_LIFE_MS
    if (record.providerId)
      return isOver ? gateway.close(record.gatewayOrderId) : gateway.ask(record.gatewayOrderId)
    return gateway.open({
      gatewayOrderId: record.gatewayOrderId,
      amount: order.total,
      customer: { id: order.customerId, ...payer },
      expiresAt: new Date(time + ORDER_LIFE_MS),
      returnUrl: deps.returnLinks.addressOf(order),
      notifyUrl: gateway.webhookUrl,
    })
  }

  async function keep(
    record: GatewayRecord,
    found: GatewayOrder,
    order: StoredOrder,
  ): Promise<GatewayRecord> {
    const ways = {
      providerId: found.providerId,
      sessionId: found.sessionId ?? record.sessionId,
      // Some gateways return the page's address only once.
      paymentLink: found.paymentLink ?? record.paymentLink,
    }
    const time = now()
    const nextQuestionAt = new Date(time.getTime() + FIRST_QUESTION_MS)
    // The lifetime starts when the order is opened, which may be long after the first attempt.
    const opened = record.providerId ? {} : { createdAt: time }
    await gatewayOrders.change(record.id, { ...ways, ...opened, nextQuestionAt })
    await orders.reopen(order.id, order.customerId)
    return { ...record, ...ways }
  }

  function addRecord(order: StoredOrder, number: number): Promise<GatewayRecord> {
    const { longestOrderId } = gateways.get(orderGateway)
    return gatewayOrders.add({
      id: randomUUID(),
      order: order.id,
      number,
      provider: orderGateway,
      gatewayOrderId: gatewayOrderId(order.orderId, order.id, number, longestOrderId),
      providerId: null,
      sessionId: null,
      paymentLink: null,
      createdAt: now(),
      // If the process dies before the gateway answers, the poller picks the record up.
      nextQuestionAt: new Date(now().getTime() + FIRST_QUESTION_MS),
      attempts: 0,
      trouble: null,
    })
  }

  return { start, startAgain }
}

/** Orders with the same content are one cart, whichever tab sent them. */
function buildCartKey({ customerId, contentHash }: StoredOrder): string {
  return `cart ${customerId} ${contentHash}`
}
