import { eq, sql } from 'drizzle-orm'
import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { openTestDatabase } from '../testing/database'
import type { Database } from './connection'
import { placeholders, prepared } from './prepared'

const notes = pgTable('notes', { text: text().notNull(), at: timestamp({ withTimezone: true }).notNull() })
const at = new Date('2026-11-22T09:00:00Z')

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
  await database.connection().execute('create table notes (text text, at timestamptz)')
})
afterAll(() => database.close())

function statements() {
  return {
    add: prepared(database, 'add_note', (db) => db.insert(notes).values(placeholders(notes))),
    find: prepared(database, 'find_note', (db) =>
      db
        .select()
        .from(notes)
        .where(eq(notes.text, sql.placeholder('text'))),
    ),
  }
}

test('rows stored by one prepared statement are found by another, with their own values each time', async () => {
  const { add, find } = statements()
  for (const text of ['clove', 'mace', "x'; drop table notes; --"]) await add({ text, at })
  expect(await find({ text: 'mace' })).toEqual([{ text: 'mace', at }])
  expect(await find({ text: "x'; drop table notes; --" })).toHaveLength(1)
  expect(await find({ text: 'saffron' })).toEqual([])
})

test("a prepared statement is rolled back with its caller's transaction", async () => {
  const { add, find } = statements()
  for (const text of ['first', 'second']) {
    const failing = database.inTransaction(async () => {
      await add({ text, at })
      expect(await find({ text })).toHaveLength(1)
      throw new Error('Changed our mind.')
    })
    await expect(failing).rejects.toThrow('Changed our mind.')
    expect(await find({ text })).toEqual([])
  }
})

test('a prepared statement serves many transactions at once', async () => {
  const { add, find } = statements()
  const texts = Array.from({ length: 40 }, (_, index) => `note ${index}`)
  await Promise.all(texts.map((text) => database.inTransaction(() => add({ text, at }))))
  const found = await Promise.all(texts.map((text) => database.inTransaction(() => find({ text }))))
  expect(found.flat().map(({ text }) => text)).toEqual(texts)
})
