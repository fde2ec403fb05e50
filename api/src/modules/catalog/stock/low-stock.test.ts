import { buildTestApp, type TestApp } from '../../../testing/app'
import { createLowStock } from './low-stock'
import { createLowStockRepository } from './low-stock.repository'
import { stockCalls } from './testing/counted-shop'

let shop: TestApp
beforeAll(async () => {
  shop = await buildTestApp()
})
afterAll(() => shop.close())

test('the shop gets one mail when a pack runs low, and another only after it was above its limit', async () => {
  const subjects: string[] = []
  const { inTransaction } = shop.database
  const alert = createLowStock({
    repository: createLowStockRepository(shop.database),
    inTransaction,
    outbox: { add: async ({ subject }) => void subjects.push(subject) },
    stockUrl: 'https://admin.example/admin/stock',
  })
  const stock = stockCalls(await shop.staff('owner'))
  await stock.start(6, 5)
  await alert()
  expect(subjects).toEqual([])
  await stock.adjust({ kind: 'damaged', quantity: 1 })
  await Promise.all([alert(), alert()])
  await stock.adjust({ kind: 'damaged', quantity: 1 })
  await alert()
  expect(subjects).toEqual(['Turmeric Powder, 100 g is running low'])
  await stock.adjust({ kind: 'received', quantity: 2 })
  await alert()
  await stock.adjust({ kind: 'damaged', quantity: 1 })
  await alert()
  expect(subjects).toHaveLength(2)
})
