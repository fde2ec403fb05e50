import pg from 'pg'
import { findOwnPostgres } from '../test/test-postgres'
import { lookAtTranslations } from './look-at-translations'

jest.setTimeout(60_000)

test('the doctor skips the content if the database does not respond', async () => {
  expect(await lookAtTranslations('postgres://shop@127.0.0.1:9/shop')).toEqual([])
})

test('the doctor reports a missing timeline, but not testimonials that exist', async () => {
  const postgres = await findOwnPostgres()
  // Without PostgreSQL there is no public shop either.
  if (!postgres) return
  const url = await postgres.start()
  const client = new pg.Client({ connectionString: url })
  try {
    await client.connect()
    await client.query('create table shown_content (block text primary key, shown jsonb)')
    await client.query(
      `insert into shown_content values ('testimonials', '{"said": []}'), ('timeline', null)`,
    )
    expect((await lookAtTranslations(url)).filter(({ isRight }) => !isRight)).toEqual([
      expect.objectContaining({ sentence: expect.stringContaining('The timeline on the about page') }),
    ])
  } finally {
    await client.end()
    await postgres.stop()
  }
})
