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

test('all of a transaction is kept, or nothing', async () => {
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

test('a transaction inside another is undone with it', async () => {
  const failing = database.inTransaction(async () => {
    await database.inTransaction(() => write('inner'))
    throw new Error('Changed our mind.')
  })
  await expect(failing).rejects.toThrow()
  expect(await notes()).toEqual([])
})

test('what is to follow a commit follows it, and never an undoing', async () => {
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

test('transactions at once do not see each other', async () => {
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
