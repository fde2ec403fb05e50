import { available } from 'shared-contracts/catalog/stock'
import { shop } from 'shared-contracts/platform/shop'
import type { InTransaction } from '../../../db/connection'
import type { Letter, Outbox } from '../../../mail/outbox'
import type { LowStockRepository } from './low-stock.repository'

interface LowStockDeps {
  repository: LowStockRepository
  inTransaction: InTransaction
  outbox: Pick<Outbox, 'add'>
  /** The admin's screen with the stock. */
  stockUrl: string
}

interface LowPack {
  name: string
  label: string
  onHand: number
  reserved: number
}

/** Mails the shop once when a pack falls to its limit, and again only after it was above it. */
export function createLowStock({ repository, inTransaction, outbox, stockUrl }: LowStockDeps) {
  return async function alert(): Promise<void> {
    if (!(await repository.hasCrossed())) return
    await inTransaction(async () => {
      const low = await repository.note()
      if (low.length > 0) await outbox.add(lowStockMail(low, stockUrl))
    })
  }
}

function lowStockMail(packs: readonly LowPack[], stockUrl: string): Letter {
  const [first] = packs
  const isOne = packs.length === 1 && first
  return {
    to: shop.email,
    subject: isOne ? `${titleOf(first)} is running low` : `${packs.length} packs are running low`,
    parts: [
      { rows: packs.map((pack) => [titleOf(pack), `${available(pack)} left`]) },
      { button: 'OPEN STOCK', href: stockUrl },
    ],
  }
}

function titleOf({ name, label }: LowPack): string {
  return `${name}, ${label}`
}
