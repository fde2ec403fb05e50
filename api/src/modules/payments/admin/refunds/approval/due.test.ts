import type { RefundRequestRow } from '../refund-requests.repository'
import { createDue } from './due'

const buildRow = (id: string) => ({ id, state: 'waits' }) as RefundRequestRow

test('a refund that fails unexpectedly does not block the next ones', async () => {
  const sent: string[] = []
  const due = createDue({
    boardUrl: 'https://shop.example/admin/money',
    database: { inTransaction: (work) => work() },
    repository: {
      due: async () => [buildRow('broken'), buildRow('good')],
      lock: async (id) => buildRow(id),
      change: async () => {},
    },
    refundRequests: { sent: async (row) => void sent.push(row.id) as never, nameOf: async () => 'ORD-1' },
    carryOut: async ({ id }) => {
      if (id === 'broken') throw new Error('The order is not what it was.')
      return []
    },
    auditLog: { write: async () => {} } as never,
    outbox: { add: async () => {} } as never,
    now: () => new Date(),
  })
  await expect(due()).rejects.toThrow('Some due refunds could not be started; they will be retried.')
  expect(sent).toEqual(['good'])
})
