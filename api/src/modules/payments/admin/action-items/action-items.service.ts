import type { ActionItem, ComparedAccounts } from 'shared-contracts/payments/admin/money-schema'
import type { Database } from '../../../../db/connection'
import type { AuditLog, Staff } from '../../../staff'
import { actionItemKinds, type Payments } from '../..'

interface ActionItemsDeps {
  database: Pick<Database, 'inTransaction'>
  payments: Pick<Payments, 'waiting' | 'lookedAt' | 'sendAgain' | 'askGateway' | 'comparedAccounts'>
  auditLog: AuditLog
}

/** The same action items that `npm run action-items` prints. */
export function createActionItemsService({ database, payments, auditLog }: ActionItemsDeps) {
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

  /** Compares the gateways' accounts with the ledger, as far as the nightly job has got. */
  async function accounts(): Promise<ComparedAccounts> {
    const [gateways, waiting] = await Promise.all([payments.comparedAccounts(), items()])
    return {
      gateways: gateways.map(({ provider, night, doneAt }) => ({
        provider,
        night: night ?? null,
        comparedAt: doneAt?.toISOString() ?? null,
      })),
      differences: waiting
        .filter(({ kind }) => kind === 'difference')
        .map(({ id, about, since, why }) => ({ id, about, since, why })),
    }
  }

  return { items, lookedAt, send, ask: payments.askGateway, accounts }
}

export type ActionItemsService = ReturnType<typeof createActionItemsService>
