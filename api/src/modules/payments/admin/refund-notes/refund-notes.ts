import { inRupees, paise } from 'shared-contracts/values/money'
import type { Database } from '../../../../db/connection'
import { AppError } from '../../../../errors'
import type { CreditNote, Invoices } from '../../../invoicing'
import type { Orders } from '../../../orders'
import type { AuditLog } from '../../../staff'
import { theShop } from '../../../staff'
import type { Goods } from './plan-notes'
import { type OpenInvoice, planNotes, type RefundedPart } from './plan-notes'
import type { DoneRefund, RefundNotesRepository } from './refund-notes.repository'

interface RefundNotesDeps {
  database: Pick<Database, 'inTransaction'>
  repository: RefundNotesRepository
  invoices: Pick<Invoices, 'credit' | 'books' | 'tellOfNote'>
  orders: Pick<Orders, 'find' | 'lock' | 'linesOf'>
  auditLog: AuditLog
  now: () => Date
}

/** Writes the missing credit notes of completed refunds. None is lost or written twice if a process dies. */
export function createRefundNotes(deps: RefundNotesDeps) {
  const { database, repository, invoices, orders, auditLog, now } = deps

  /** @throws the first failure, after trying all the others */
  return async function writeOpen(): Promise<void> {
    const failures: unknown[] = []
    for (const refund of await repository.open())
      await database.inTransaction(() => settle(refund)).catch((error: unknown) => failures.push(error))
    if (failures.length > 0) throw failures[0]
  }

  async function settle(refund: DoneRefund): Promise<void> {
    await orders.lock(refund.order)
    if (await repository.isMarked(refund.refund)) return
    const { notes, trouble } = await writeFor(refund)
    const ids = notes.map(({ id }) => id)
    await repository.mark({ refund: refund.refund, order: refund.order, at: now(), notes: ids, trouble })
  }

  async function writeFor(refund: DoneRefund): Promise<{ notes: CreditNote[]; trouble: string | null }> {
    const open = await openInvoices(refund.order)
    const asked = await repository.refundRequestOf(refund.id)
    const ordered = (await orders.linesOf([refund.order])).get(refund.order) ?? []
    const part = await partOf(asked, ordered)
    // An overpayment isn't on any invoice, and refunding an amount returns the overpayment first.
    const overpaid = part.kind === 'sum' ? await repository.overpaidOf(refund.order) : 0
    const plan = planNotes(
      {
        part,
        amount: paise(refund.amount),
        at: asked?.at ?? refund.at,
        room: paise((await repository.refundedOf(refund.order)) - overpaid - sumCredited(open)),
      },
      open,
      isWhole(open, ordered),
    )
    if (typeof plan === 'string') return { notes: [], trouble: plan }
    const notes: CreditNote[] = []
    const why = `Refund of ${inRupees(refund.amount)}${asked ? `: ${asked.why}` : ''}`
    try {
      for (const { invoice, credited } of plan) {
        const key = `refund ${refund.refund} ${invoice}`
        notes.push(await invoices.credit({ invoice, credited, key, who: theShop.name, why }))
      }
    } catch (error) {
      // A refused note stores nothing, and the ones written before it stay.
      if (!(error instanceof AppError)) throw error
      return { notes: await logNotes(refund, notes), trouble: error.message }
    }
    return { notes: await logNotes(refund, notes), trouble: null }
  }

  async function logNotes(refund: DoneRefund, notes: CreditNote[]): Promise<CreditNote[]> {
    const order = await orders.find(refund.order)
    for (const note of notes) {
      await auditLog.write({
        ...{ by: theShop, what: 'credit-note-written', about: { kind: 'invoice', id: note.invoice } },
        ...{ after: { number: note.number, total: note.total }, why: note.why },
      })
      await invoices.tellOfNote(order, note)
    }
    return notes
  }

  async function openInvoices(order: string): Promise<OpenInvoice[]> {
    const counting = (await invoices.books.ofOrder(order)).filter(({ cancelled }) => !cancelled)
    return Promise.all(
      counting.map(async ({ id, shipment, issuedAt }) => {
        return { id, shipment, issuedAt, lines: await invoices.books.leftOf(id) }
      }),
    )
  }

  async function partOf(
    asked: Awaited<ReturnType<RefundNotesRepository['refundRequestOf']>>,
    ordered: readonly Goods[],
  ): Promise<RefundedPart> {
    if (!asked || asked.kind === 'sum') return { kind: 'sum' }
    if (asked.kind === 'shipping' || asked.kind === 'cancel') return { kind: asked.kind }
    const pieces = asked.pieces ?? [{ line: asked.line ?? 0, quantity: asked.quantity ?? 0 }]
    const goods = pieces.flatMap(({ line, quantity }) => {
      const goods = ordered[line]
      return goods ? [{ productId: goods.productId, variantId: goods.variantId, quantity }] : []
    })
    const shipment = asked.return ? await repository.shipmentOf(asked.return) : undefined
    return { kind: 'goods', goods, shipment }
  }
}

function sumCredited(invoices: readonly OpenInvoice[]): number {
  return invoices.flatMap(({ lines }) => lines).reduce((sum, { credited }) => sum + credited, 0)
}

function isWhole(invoices: readonly OpenInvoice[], ordered: readonly Goods[]): boolean {
  const invoiced = invoices.flatMap(({ lines }) => lines).filter(({ isShipping }) => !isShipping)
  const count = (lines: readonly { quantity: number }[]) =>
    lines.reduce((sum, { quantity }) => sum + quantity, 0)
  return count(invoiced) >= count(ordered)
}
