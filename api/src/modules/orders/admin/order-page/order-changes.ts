import { addressProblems } from 'shared-contracts/orders/admin/address-problems'
import type { AddressChange, NewNote } from 'shared-contracts/orders/admin/orders-schema'
import type { OrderAddress } from 'shared-contracts/orders/order'
import type { InTransaction } from '../../../../db/connection'
import { AppError, changedMeanwhile } from '../../../../errors'
import type { PaperworkRepository } from '../../../fulfilment/admin'
import type { AuditLog, Staff } from '../../../staff'
import type { Orders } from '../..'

interface OrderChangesDeps {
  repository: PaperworkRepository
  orders: Pick<Orders, 'known' | 'lock'>
  auditLog: AuditLog
  inTransaction: InTransaction
  now: () => Date
}

export type OrderChanges = ReturnType<typeof createOrderChanges>

interface Changes {
  before: Partial<OrderAddress>
  after: Partial<OrderAddress>
}

/** Describes an address change. Shortens email and phone, because the audit log outlives them. */
function changedFields(before: OrderAddress, after: OrderAddress): Changes {
  const names = Object.keys(after) as (keyof OrderAddress)[]
  const changed = names.filter((name) => (before[name] ?? '') !== (after[name] ?? ''))
  const only = (address: OrderAddress) =>
    Object.fromEntries(changed.map((name) => [name, hidden(name, address[name] ?? '')]))
  return { before: only(before), after: only(after) }
}

function hidden(name: keyof OrderAddress, value: string): string {
  if (name === 'email') return value.replace(/^(.).*(@.*)$/, '$1…$2')
  if (name === 'phone') return value && `…${value.slice(-4)}`
  return value
}

export function createOrderChanges({ repository, orders, auditLog, inTransaction, now }: OrderChangesDeps) {
  /** @throws AppError INVALID_INPUT, CHANGED_MEANWHILE if somebody has changed the address since it was read */
  async function changeAddress(id: string, { version, address }: AddressChange, by: Staff): Promise<void> {
    const after: OrderAddress = { ...address, phone: address.phone ?? '' }
    const fields = addressProblems(after)
    if (Object.keys(fields).length > 0)
      throw new AppError('INVALID_INPUT', 'The address isn’t valid.', { fields })
    return inTransaction(async () => {
      await mustKnow(id)
      const before = (await orders.lock(id)).shippingAddress
      if (!(await repository.changeAddress(id, version, after))) throw await whoChanged(id)
      const changes = changedFields(before, after)
      await auditLog.write({ by, what: 'address-changed', about: { kind: 'order', id }, ...changes })
    })
  }

  async function whoChanged(id: string): Promise<AppError> {
    const last = (await repository.auditLogOf(id)).find(({ what }) => what === 'address-changed')
    return changedMeanwhile(last?.name ?? 'Somebody', last?.at ?? now())
  }

  function addNote(id: string, { text, isPrinted = false }: NewNote, by: Staff): Promise<void> {
    return inTransaction(async () => {
      await mustKnow(id)
      await repository.addNote({ order: id, at: now(), by: by.name, text, isPrinted })
      await auditLog.write({ by, what: 'note-added', about: { kind: 'order', id } })
    })
  }

  async function mustKnow(id: string): Promise<void> {
    if (!(await orders.known(id))) throw new AppError('NOT_FOUND', 'Order not found.')
  }

  return { changeAddress, addNote }
}
