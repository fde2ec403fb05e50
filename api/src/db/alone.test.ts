import { openTestDatabase } from '../testing/database'

test('work that one process does at a time is done by one, and by another afterwards', async () => {
  const database = await openTestDatabase()
  let isInside = false
  let others: boolean | undefined
  const ran = await database.alone('test', async () => {
    isInside = true
    others = database.kind === 'postgres' ? await database.alone('test', async () => {}) : false
  })
  expect({ ran, isInside, others }).toEqual({ ran: true, isInside: true, others: false })
  await expect(database.alone('test', () => Promise.reject(new Error('It failed.')))).rejects.toThrow(
    'It failed.',
  )
  expect(await database.alone('test', async () => {})).toBe(true)
  await database.close()
})
