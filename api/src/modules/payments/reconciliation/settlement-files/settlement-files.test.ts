import type { Database } from '../../../../db/connection'
import { openTestDatabase } from '../../../../testing/database'
import { providers } from '../../providers/providers'
import { createSettlementFiles } from './settlement-files'
import { createSettlementFilesRepository } from './settlement-files.repository'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

/** Builds a file of settlements with one payment each, unknown to the ledger. */
function buildFile(bank: string, count: number): string {
  const utrs = Array.from({ length: count }, (_, index) => `${bank}${index}`)
  return [
    'ID,Net Settlement Amount,UTR,Settlement Date',
    ...utrs.map((utr) => `1,5.00,${utr},2026-11-27`),
    'Order ID,Event ID,Event Type,Sale Type,Event Currency,Event Amount,Event Settlement Amount,UTR',
    ...utrs.map((utr) => `ORD-${utr},${utr},PAYMENT,CREDIT,INR,5.00,5.00,${utr}`),
  ].join('\n')
}

test('importing a thousand settlements takes as many statements as importing two', async () => {
  let statements = 0
  const connection = () => {
    statements += 1
    return database.connection()
  }
  const repository = createSettlementFilesRepository({ connection })
  const files = createSettlementFiles({ database, repository, providers, now: () => new Date() })
  const take = async (bank: string, count: number) => {
    statements = 0
    const { settlements } = await files.take({ name: 'recon.csv', csv: buildFile(bank, count), by: 'Meera' })
    return { settlements, statements }
  }
  const few = await take('FEW', 2)
  const many = await take('MANY', 1000)
  expect(many.statements).toBe(few.statements)
  expect(many.settlements).toHaveLength(1000)
  for (const { utr, sum, troubles } of many.settlements)
    expect([sum, troubles]).toEqual([
      500,
      [`PAYMENT ${utr} of ORD-${utr} of Rs 5 is not in the shop’s ledger`],
    ])
})
