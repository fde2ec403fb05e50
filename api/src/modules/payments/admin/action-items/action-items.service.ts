import type { ActionItem, ComparedAccounts } from 'shared-contracts/payments/admin/money-schema'
import type { Database } from '../../../../db/connection'
import { AppError } from '../../../../errors'
import type { AuditLog, Staff } from '../../../staff'
import { actionItemKinds, type Payments } from '../..'
import type { RefundRequestsRepository } from '../refunds/refund-requests.repository'

interface ActionItemsDeps {
  database: Pick<Database, 'inTransaction'>
  payments: Pick<
    Payments,
    'waiting' | 'payment' | 'hold' | 'accept' | 'lookedAt' | 'sendAgain' | 'askGateway' | 'comparedAccounts'
  >
  auditLog: AuditLog
  repository: Pick<RefundRequestsRepository, 'of'>
}

/** Manages the action items that `npm run action-items` also prints. */
export function createActionItemsService({ database, payments, auditLog, repository }: ActionItemsDeps) {
  async function items(): Promise<ActionItem[]> {
    const waiting = await payments.waiting()
    return waiting.map(({ since, ...item }) => ({
      ...item,
      since: since.toISOString(),
      heading: actionItemKinds[item.kind],
    }))
  }

  /** @throws AppError if it is not on the list */
  function lookedAt(staff: Staff, id: string, why: string): Promise<void> {
    return database.inTransaction(async () => {
      const before = await sentenceOf(id)
      await payments.lookedAt({ id, reason: why, who: staff.name })
      await auditLog.write({
        by: staff,
        what: 'waiting-looked-at',
        about: { kind: 'waiting', id },
        before,
        why,
      })
    })
  }

  /** Accepts a payment of the wrong amount. @throws AppError NOT_FOUND; WRONG_STATE if it is being refunded */
  function accept(staff: Staff, id: string, why: string): Promise<void> {
    return database.inTransaction(async () => {
      const payment = await paymentOf(id)
      await payments.hold(payment)
      const requests = payment.order ? await repository.of({ order: payment.order }) : []
      if (requests.some(({ state }) => state === 'waits'))
        throw new AppError('WRONG_STATE', 'A refund of this payment is pending. Undo it first.')
      const isNew = payment.held !== null
      await payments.accept({ id: payment.id, who: staff.name, why })
      if (!isNew) return
      await auditLog.write({
        by: staff,
        what: 'payment-accepted',
        about: { kind: 'order', id: payment.order ?? '' },
        after: { payment: payment.gatewayId, amount: payment.amount },
        why,
      })
    })
  }

  async function paymentOf(id: string) {
    const number = /^P(\d{1,15})$/.exec(id)?.[1]
    const payment = number && (await payments.payment(Number(number)).catch(() => undefined))
    if (!payment) throw new AppError('NOT_FOUND', `There is no payment ${id}.`)
    return payment
  }

  /** @throws AppError if the mail is not on the list */
  function send(staff: Staff, id: string): Promise<void> {
    return database.inTransaction(async () => {
      const before = await sentenceOf(id)
      await payments.sendAgain(id)
      await auditLog.write({ by: staff, what: 'mail-sent-again', about: { kind: 'waiting', id }, before })
    })
  }

  async function sentenceOf(id: string): Promise<string | undefined> {
    return (await payments.waiting()).find((item) => item.id === id)?.why
  }

  /** Returns when the gateways' accounts were last compared with the ledger, and all open differences. */
  async function accounts(): Promise<ComparedAccounts> {
    const [gateways, waiting] = await Promise.all([payments.comparedAccounts(), items()])
    return {
      gateways: gateways.map(({ title, night, doneAt }) => ({
        title,
        night: night ?? null,
        comparedAt: doneAt?.toISOString() ?? null,
      })),
      differences: waiting
        .filter(({ kind }) => kind === 'difference')
        .map(({ id, about, since, why }) => ({ id, about, since, why })),
    }
  }

  return { items, accept, lookedAt, send, ask: payments.askGateway, accounts }
}

export type ActionItemsService = ReturnType<typeof createActionItemsService>
