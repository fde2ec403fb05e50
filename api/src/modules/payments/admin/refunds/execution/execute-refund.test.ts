import { paise } from 'shared-contracts/values/money'
import type { CaptureRecord } from '../../..'
import type { RefundRequestRow } from '../refund-requests.repository'
import type { ShipmentsOfOrder } from '../shipments-of-order'
import { type CarryOutDeps, createRefundExecution } from './execute-refund'

const row: RefundRequestRow = {
  ...{ id: 'g-1', staffId: 's-1', staffName: 'Meera', repeatKey: 'k', order: 'o-1', payment: null },
  ...{
    kind: 'cancel',
    line: null,
    quantity: null,
    return: null,
    pieces: null,
    amount: 17_500,
    why: 'No saffron',
    reason: 'No. 1: No saffron',
  },
  ...{ at: new Date(), state: 'waits', dueAt: null, confirmedBy: null, refunds: [], trouble: null },
}
const payment = { gatewayId: 'p-1', amount: 17_500, refunded: 0, underway: 0, lost: 0, currency: 'INR' }

/** Runs a refund with fakes that record their calls in order. */
function runRefund(shipments: ShipmentsOfOrder, captures = [payment]) {
  const done: string[] = []
  const note = (what: string) => async () => void done.push(what)
  const deps: CarryOutDeps = {
    repository: { change: note('stored') },
    orders: {
      find: async () => ({}) as never,
      lock: async () => ({}) as never,
      tellCancelled: note('customer told'),
    },
    payments: {
      paymentsFor: async () => captures as CaptureRecord[],
      paymentsNamed: async () => [],
      async beginRefund({ of, amount }) {
        done.push(`${amount} of ${of}`)
        return { id: 'RF1' } as never
      },
    },
    shipments: {
      ...shipments,
      async cancelAll(order, by) {
        done.push(`parcels of ${order} by ${by.name}`)
      },
    },
    auditLog: { write: note('auditLog') },
  }
  return { done, carryOut: createRefundExecution(deps) }
}

const by = { id: 's-1', name: 'Meera', role: 'owner', device: '' } as const

test('cancelling an order cancels its shipments and refunds the payment', async () => {
  const { done, carryOut } = runRefund({
    hasLeft: async () => false,
    returnedOf: async () => new Map(),
    notSent: async () => {},
    cancelAll: async () => {},
  })
  expect(await carryOut(row, by, null)).toEqual(['RF1'])
  expect(done).toEqual([
    'parcels of o-1 by Meera',
    'customer told',
    `${paise(17_500)} of p-1`,
    'stored',
    'auditLog',
  ])
})

test('an order with a shipment that has left meanwhile is not cancelled, and nothing is refunded', async () => {
  const { done, carryOut } = runRefund({
    hasLeft: async () => true,
    returnedOf: async () => new Map(),
    notSent: async () => {},
    cancelAll: async () => {},
  })
  await expect(carryOut(row, by, null)).rejects.toThrow('This order has been shipped')
  expect(done).toEqual([])
})

test('a cancellation is refused if it would also refund a payment that arrived later', async () => {
  const { done, carryOut } = runRefund(
    {
      hasLeft: async () => false,
      returnedOf: async () => new Map(),
      notSent: async () => {},
      cancelAll: async () => {},
    },
    [payment, { ...payment, gatewayId: 'p-2', amount: 5_000 }],
  )
  await expect(carryOut(row, by, 'Ravi')).rejects.toMatchObject({
    code: 'CHANGED_MEANWHILE',
    message:
      'Rs 225 would be refunded now, but the request was for Rs 175. Undo it and cancel the order again.',
  })
  expect(done).toEqual([])
})
