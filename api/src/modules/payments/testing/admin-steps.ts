import { randomUUID } from 'node:crypto'
import type {
  ActionItems,
  OrderMoney,
  RefundRequest,
  RefundRequestInput,
} from 'shared-contracts/payments/admin/money-schema'
import type { AdminSettingName } from 'shared-contracts/platform/admin/settings'
import type { AdminRole } from 'shared-contracts/staff/rights'
import { adminSettings } from '../../platform/settings.tables'
import { eventually, listRows, openPayPage, payByUpi } from './checkout'
import { isPaid, type shopperSteps } from './shopper-steps'
import type { TestShop } from './test-shop'

type Person = Awaited<ReturnType<TestShop['staff']>>

/** Creates a staff member. @returns the steps they take with payments and refunds */
export async function adminSteps(shop: TestShop, role: AdminRole, name?: string) {
  const person: Person = await shop.staff(role, name)

  function send(url: string, payload: object, key: string = randomUUID()) {
    const token = person.cookies.get('XSRF-TOKEN') ?? ''
    const headers = { 'idempotency-key': key, 'x-xsrf-token': token }
    return person.send({ method: 'POST', url, payload, headers })
  }

  await person.get('/api/admin/session')
  return {
    ...person,
    sendOnce: send,
    requestRefund: (id: string, what: RefundRequestInput['what'], why = 'Damaged', key?: string) =>
      send(`/api/admin/orders/${id}/refund-requests`, { what, why }, key),
    cancel: (id: string, why = 'Out of season', key?: string) =>
      send(`/api/admin/orders/${id}/cancel`, { why }, key),
    moneyOf: async (id: string) => (await person.get(`/api/admin/orders/${id}/money`)).json<OrderMoney>(),
    actionItems: async () => (await person.get('/api/admin/money/action-items')).json<ActionItems>(),
    confirm: (id: string) => person.post(`/api/admin/money/refund-requests/${id}/confirm`),
    undo: (id: string) => person.post(`/api/admin/money/refund-requests/${id}/undo`),
  }
}

export type AdminSteps = Awaited<ReturnType<typeof adminSteps>>

/** @returns the internal id of a paid order of Rs 175: Rs 125 for turmeric, Rs 50 for shipping */
export async function paidOrder(shop: TestShop, steps: ReturnType<typeof shopperSteps>) {
  const orderId = await steps.place()
  await payByUpi(await openPayPage(shop, await steps.startPaying(orderId)), 'testsuccess@gocash')
  expect(await eventually(() => steps.storedStatus(orderId), isPaid)).toBe('Paid')
  const row = (await listRows(shop, 'orders')).find((one) => one.order_id === orderId)
  return { id: String(row?.id), orderId }
}

/** @param value the limit in paise */
export async function setLimit(shop: TestShop, name: AdminSettingName, value: number | null): Promise<void> {
  const row = { name, value, version: 1, changedBy: 'test', changedAt: new Date() }
  await shop.database
    .connection()
    .insert(adminSettings)
    .values(row)
    .onConflictDoUpdate({ target: adminSettings.name, set: { value } })
}

export const readState = (answer: { json: () => unknown }) => (answer.json() as RefundRequest).state
