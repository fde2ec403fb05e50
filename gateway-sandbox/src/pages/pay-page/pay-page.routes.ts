import type { FastifyInstance, FastifyReply } from 'fastify'
import { shop } from 'shared-contracts/platform/shop'
import { tokenOfSession } from '../../cashfree/orders/order-view'
import { faultNamed } from '../../faults/choose-fault'
import type { Payment } from '../../gateway/attempts'
import type { Order } from '../../gateway/store/order'
import type { Sandbox } from '../../sandbox'
import { sendPage } from '../page'
import { closedPage, tabClosedPage, unknownPage } from './closing-pages'
import { type PayErrors, type PayValues, readPayment, readPayValues } from './pay-form'
import { payPage } from './pay-page'

type WithToken = { Params: { token: string } }

export function payPageRoutes(app: FastifyInstance, { store, attempts, dialects, now }: Sandbox) {
  const orderOf = (token: string) => store.orders.all().find((order) => order.token === token)

  function showPayPage(reply: FastifyReply, order: Order, values: PayValues, errors: PayErrors) {
    const { providerName, testData } = dialects[order.provider]
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
    const dialect = dialects[order.provider]
    const page = closedPage(reason, dialect.leave(order))
    return sendPage(reply, 200, `${reason} · ${dialect.providerName} sandbox`, page)
  }

  function leavePage(reply: FastifyReply, order: Order) {
    const leave = dialects[order.provider].leave(order)
    if (leave?.kind === 'redirect') return reply.redirect(leave.url, 303)
    return showClosed(reply, order, 'Your answer has been recorded.')
  }

  app.post<{ Body: Record<string, unknown> | undefined }>(
    '/pg/view/sessions/checkout',
    async (request, reply) => {
      const token = tokenOfSession(String(request.body?.payment_session_id ?? ''))
      const order = orderOf(token ?? '')
      if (!order) return sendPage(reply, 404, 'Payment not found', unknownPage())
      return reply.redirect(`/pay/${order.token}`, 303)
    },
  )

  app.get<WithToken>('/pay/:token', async (request, reply) => {
    const order = orderOf(request.params.token)
    if (!order) return sendPage(reply, 404, 'Payment not found', unknownPage())
    const reason = dialects[order.provider].closedReason(order, now())
    return reason ? showClosed(reply, order, reason) : showPayPage(reply, order, readPayValues({}), {})
  })

  app.post<WithToken & { Body: Record<string, unknown> | undefined }>(
    '/pay/:token',
    async (request, reply) => {
      const order = orderOf(request.params.token)
      if (!order) return sendPage(reply, 404, 'Payment not found', unknownPage())
      const dialect = dialects[order.provider]
      // Pressing PAY again doesn't pay twice: the order is already closed.
      if (dialect.closedReason(order, now())) return leavePage(reply, order)
      const form = request.body ?? {}
      const values = readPayValues(form)
      const payment = form.action === 'cancel' ? dropped : readPayment(values, dialect.testData, now())
      if ('errors' in payment) return showPayPage(reply, order, values, payment.errors)
      attempts.make(order, payment)
      if (closesTab(order, payment)) return sendPage(reply, 200, 'Tab closed', tabClosedPage())
      return leavePage(reply, order)
    },
  )
}

const dropped: Payment = { state: 'USER_DROPPED' }

function closesTab(order: Order, { state, fault = order.fault }: Payment): boolean {
  return state === 'SUCCESS' && faultNamed(fault, 'payment')?.isTabClosed === true
}
