import { sql } from 'drizzle-orm'
import { openTestDatabase } from '../../testing/database'
import { retryPassing } from './retry-passing'

function failing(times: number, code: string) {
  let tries = 0
  return async () => {
    tries += 1
    if (tries <= times) throw new Error('Failed query', { cause: Object.assign(new Error(code), { code }) })
    return tries
  }
}

test('a transaction cancelled by the database in favour of another is stored on retry', async () => {
  expect(await retryPassing(failing(1, '40P01'))).toBe(2)
  expect(await retryPassing(failing(3, '40001'))).toBe(4)
})

test('a repeated failure, or one for another reason, is thrown', async () => {
  await expect(retryPassing(failing(4, '40P01'))).rejects.toThrow('Failed query')
  await expect(retryPassing(failing(1, '23505'))).rejects.toThrow('Failed query')
})

test('two transactions that wait for each other both succeed', async () => {
  const database = await openTestDatabase()
  const run = (statement: string) => database.connection().execute(sql.raw(statement))
  await run('create table pots (id integer primary key, filled integer not null)')
  await run('insert into pots values (1, 0), (2, 0)')
  const fill = (first: number, second: number) =>
    database.inTransaction(async () => {
      await run(`update pots set filled = filled + 1 where id = ${first}`)
      await new Promise((resolve) => setTimeout(resolve, 50))
      await run(`update pots set filled = filled + 1 where id = ${second}`)
    })
  await Promise.all([fill(1, 2), fill(2, 1)])
  expect((await run('select filled from pots')).rows).toEqual([{ filled: 2 }, { filled: 2 }])
  await database.close()
})
