import { openPieces, orderWord } from 'shared-contracts/fulfilment/shipments'
import type { AdminOrder, HistoryEntry } from 'shared-contracts/orders/admin/orders-schema'
import { computeCancelDeadline } from 'shared-contracts/orders/cancellation'
import { mayDo } from 'shared-contracts/staff/rights'
import { dayInIndia } from 'shared-contracts/values/indian-time'
import { AppError } from '../../../../errors'
import type { Fulfilment } from '../../../fulfilment'
import type { BarcodesRepository, PaperworkRepository, QueueRepository } from '../../../fulfilment/admin'
import { adminReturn, adminShipment, dueDay, isLate } from '../../../fulfilment/admin'
import type { Invoices } from '../../../invoicing'
import type { Staff } from '../../../staff'
import { type CasesLookup, journalSentence, type Orders, toWireOrder } from '../..'
import { auditLogLine } from './audit-log-line'

interface OrderPageDeps {
  queue: Pick<QueueRepository, 'isPaymentHeld'>
  repository: Pick<PaperworkRepository, 'notesOf' | 'auditLogOf' | 'printsOfOrder'>
  orders: Pick<Orders, 'known' | 'find' | 'linesOf' | 'journalOf'>
  fulfilment: Pick<Fulfilment, 'of' | 'returnsOf' | 'sentPiecesOf'>
  barcodes: BarcodesRepository
  invoices: Pick<Invoices, 'validOf' | 'buyerOf'>
  casesOf: CasesLookup
  now: () => Date
}

export type OrderPage = ReturnType<typeof createOrderPage>

export function createOrderPage({
  queue,
  repository,
  orders,
  fulfilment,
  barcodes,
  invoices,
  casesOf,
  now,
}: OrderPageDeps) {
  /** Returns everything the admin shows about an order. @throws AppError NOT_FOUND */
  async function show(id: string, staff: Staff): Promise<AdminOrder> {
    if (!(await orders.known(id))) throw new AppError('NOT_FOUND', 'Order not found.')
    const order = await orders.find(id)
    const [linesOf, shipmentsOf] = [await orders.linesOf([id]), await fulfilment.of([id])]
    const lines = linesOf.get(id) ?? []
    const shipments = shipmentsOf.get(id) ?? []
    const { wanted, notSent } = (await fulfilment.sentPiecesOf(linesOf, shipmentsOf))(id)
    const cases = (await casesOf([id])).get(id)
    const word = orderWord(order.status, order.fulfilmentState)
    const dueOn = dueDay(order.createdAt)
    const { status, paymentMethod, products, shippingAddress, tax, ...shared } = toWireOrder(order, lines)
    return {
      ...shared,
      id,
      money: status,
      ...((await queue.isPaymentHeld(id)) && { isPaymentHeld: true }),
      ...(word && { word }),
      language: order.language,
      dueOn,
      isLate: isLate(word, dueOn, dayInIndia(now())),
      cancelUntil: computeCancelDeadline(order.createdAt).toISOString(),
      lines: products,
      barcodes: lines.map(await barcodes.codesOf(lines)),
      address: shippingAddress,
      addressVersion: order.addressVersion,
      shipments: shipments.map((shipment) => adminShipment(shipment, staff)),
      returns: ((await fulfilment.returnsOf([id])).get(id) ?? []).map(adminReturn),
      open: openPieces(wanted, shipments),
      ...(notSent.length > 0 && { notSent }),
      notes: (await repository.notesOf(id)).map(({ at, by, text, isPrinted }) => ({
        ...{ at: at.toISOString(), by, text },
        ...(isPrinted && { isPrinted }),
      })),
      prints: (await repository.printsOfOrder(id)).map(({ kind, at, by }) => ({
        kind,
        at: at.toISOString(),
        by,
      })),
      buyer: await invoices.buyerOf(id),
      invoices: (await invoices.validOf(id)).map(({ id, number, isTaxInvoice }) => ({
        ...{ id, number, isTaxInvoice },
      })),
      ...(cases?.length && mayDo(staff.role, 'answer-people') && { cases }),
      history: await historyOf(id, order.customerId),
    }
  }

  /** Merges payment events and the audit log, newest first. */
  async function historyOf(id: string, customerId: string): Promise<HistoryEntry[]> {
    const money = (await orders.journalOf(id)).map((entry) => ({
      at: entry.at,
      by: entry.who === customerId ? 'Customer' : nameActor(entry.who),
      text: journalSentence(entry),
    }))
    const admin = (await repository.auditLogOf(id)).map((entry) => ({
      at: entry.at,
      by: entry.name,
      text: auditLogLine(entry),
    }))
    return [...admin, ...money]
      .sort((a, b) => b.at.getTime() - a.at.getTime())
      .map(({ at, ...entry }) => ({ at: at.toISOString(), ...entry }))
  }

  return { show }
}

/** Display names for those who change an order's payment but are not staff. */
const actors: Readonly<Record<string, string>> = {
  customer: 'Customer',
  gateway: 'Payment provider',
  webhook: 'Payment provider',
  'follow-up': 'Payment provider',
  check: 'Test purchase',
}

/** @param who an actor's code, a staff member's name, or `owner` and the account that ran a command */
function nameActor(who: string): string {
  return actors[who] ?? (who.startsWith('owner ') ? 'Owner, on the server' : who)
}
