import type { ActionItem, ComparedAccounts } from 'shared-contracts/payments/admin/money-schema'
import type { Database } from '../../../../db/connection'
import type { AuditLog, Staff } from '../../../staff'
import { actionItemKinds, type Payments } from '../..'

interface ActionItemsDeps {
  database: Pick<Database, 'inTransaction'>
  payments: Pick<Payments, 'waiting' | 'lookedAt' | 'sendAgain' | 'askGateway' | 'comparedAccounts'>
  auditLog: AuditLog
}

/** What waits for a person: the same list as the owner's command prints. */
export function createActionItemsService({ database, payments, auditLog }: ActionItemsDeps) {
  async function items(): Promise<ActionItem[]> {
    const waiting = await payments.waiting()
    return waiting.map(({ since, ...item }) => ({
      ...item,
      since: since.toISOString(),
      heading: actionItemKinds[item.kind],
    }))
  }

  /** @throws AppError when no such thing waits */
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

  /** @throws AppError when no such mail waits */
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

  /** The gateways' own accounts beside the ledger, as far as they were compared. */
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
