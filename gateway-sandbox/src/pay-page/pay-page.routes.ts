import type { FastifyInstance, FastifyReply } from 'fastify'
import { shop } from 'shared-contracts/domain/shop'
import { tokenOfSession } from '../cashfree/order-view'
import { paymentFaultNamed } from '../faults/choose-fault'
import type { Attempts, Payment } from '../gateway/attempts'
import { type Dialects, dialectOf } from '../gateway/dialects'
import type { Ledger } from '../ledger/ledger'
import type { Order } from '../ledger/order'
import { sendPage } from '../page'
import { closedPage, tabClosedPage, unknownPage } from './closing-pages'
import { type PayErrors, type PayValues, readPayment, readPayValues } from './pay-form'
import { payPage } from './pay-page'

export interface PayPageDeps {
  ledger: Ledger
  attempts: Attempts
  dialects: Dialects
  now: () => Date
}

type WithToken = { Params: { token: string } }

/** The pages customers see, for every provider. */
export function payPageRoutes(app: FastifyInstance, { ledger, attempts, dialects, now }: PayPageDeps) {
  function showPayPage(reply: FastifyReply, order: Order, values: PayValues, errors: PayErrors) {
    const { providerName, testData } = dialectOf(dialects, order)
    const page = payPage({
      action: `/pay/${order.token}`,
      orderId: order.id,
      amount: order.amount,
      testData,
      values,
      errors,
    })
    const hasErrors = Object.keys(errors).length > 0
    const title = `${hasErrors ? 'Error: ' : ''}Pay ${shop.brand} · ${providerName} sandbox`
    return sendPage(reply, hasErrors ? 422 : 200, title, page)
  }

  function showClosed(reply: FastifyReply, order: Order, reason: string) {
    const { leave, providerName } = dialectOf(dialects, order)
    return sendPage(reply, 200, `${reason} · ${providerName} sandbox`, closedPage(reason, leave()))
  }

  function leavePage(reply: FastifyReply, order: Order) {
    const leave = dialectOf(dialects, order).leave()
    if (leave?.kind === 'redirect') return reply.redirect(leave.url, 303)
    return showClosed(reply, order, 'Your answer has been recorded.')
  }

  app.post<{ Body: Record<string, unknown> | undefined }>(
    '/pg/view/sessions/checkout',
    async (request, reply) => {
      const token = tokenOfSession(String(request.body?.payment_session_id ?? ''))
      const order = ledger.orderByToken(token ?? '')
      if (!order) return sendPage(reply, 404, 'Payment not found', unknownPage())
      return reply.redirect(`/pay/${order.token}`, 303)
    },
  )

  app.get<WithToken>('/pay/:token', async (request, reply) => {
    const order = ledger.orderByToken(request.params.token)
    if (!order) return sendPage(reply, 404, 'Payment not found', unknownPage())
    const reason = dialectOf(dialects, order).closedReason(now())
    return reason ? showClosed(reply, order, reason) : showPayPage(reply, order, readPayValues({}), {})
  })

  app.post<WithToken & { Body: Record<string, unknown> | undefined }>(
    '/pay/:token',
    async (request, reply) => {
      const order = ledger.orderByToken(request.params.token)
      if (!order) return sendPage(reply, 404, 'Payment not found', unknownPage())
      const dialect = dialectOf(dialects, order)
      // A second press of PAY finds the order closed and pays nothing twice.
      if (dialect.closedReason(now())) return leavePage(reply, order)
      const form = request.body ?? {}
      const values = readPayValues(form)
      const payment = form.action === 'cancel' ? dropped : readPayment(values, dialect.testData, now())
      if ('errors' in payment) return showPayPage(reply, order, values, payment.errors)
      attempts.make(order, payment)
      if (closesTab(order, payment)) return sendPage(reply, 200, 'Tab closed', tabClosedPage())
      return leavePage(reply, ledger.order(order.key) ?? order)
    },
  )
}

const dropped: Payment = { state: 'USER_DROPPED' }

function closesTab(order: Order, { state, fault = order.fault }: Payment): boolean {
  return state === 'SUCCESS' && paymentFaultNamed(fault)?.isTabClosed === true
}
