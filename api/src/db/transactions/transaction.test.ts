import { openTestDatabase } from '../../testing/database'
import type { Database } from '../connection'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
  await database.connection().execute('create table notes (text text)')
})
afterAll(() => database.close())
beforeEach(async () => {
  await database.connection().execute('delete from notes')
})

const write = (text: string) => database.connection().execute(`insert into notes values ('${text}')`)
const notes = async () => (await database.connection().execute('select text from notes order by text')).rows

test('a transaction is stored as a whole or not at all', async () => {
  await database.inTransaction(async () => {
    await write('a')
    await write('b')
  })
  const failing = database.inTransaction(async () => {
    await write('c')
    throw new Error('Changed our mind.')
  })
  await expect(failing).rejects.toThrow('Changed our mind.')
  expect(await notes()).toEqual([{ text: 'a' }, { text: 'b' }])
})

test('a nested transaction is rolled back with the outer one', async () => {
  const failing = database.inTransaction(async () => {
    await database.inTransaction(() => write('inner'))
    throw new Error('Changed our mind.')
  })
  await expect(failing).rejects.toThrow()
  expect(await notes()).toEqual([])
})

test('an afterCommit effect follows a commit, and never a rollback', async () => {
  const effects: string[] = []
  await database.inTransaction(async () => {
    database.afterCommit(() => effects.push('kept'))
    expect(effects).toEqual([])
  })
  const failing = database.inTransaction(async () => {
    database.afterCommit(() => effects.push('undone'))
    throw new Error('Changed our mind.')
  })
  await expect(failing).rejects.toThrow()
  database.afterCommit(() => effects.push('outside'))
  expect(effects).toEqual(['kept', 'outside'])
})

test('simultaneous transactions do not see each other', async () => {
  await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      database
        .inTransaction(async () => {
          await write(`${index}`)
          if (index % 2) throw new Error('Every other one fails.')
        })
        .catch(() => undefined),
    ),
  )
  expect(await notes()).toHaveLength(10)
})
