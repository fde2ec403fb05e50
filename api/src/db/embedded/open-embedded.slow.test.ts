import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { templateFile } from '../../testing/database'
import { durableOptions } from './durable-file-system'
import { openOnDisk } from './open-embedded'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'data-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('every commit reaches the disk before the response', async () => {
  const fsyncs = { count: 0 }
  await (await openOnDisk(folder, templateFile)).close()
  const client = await PGlite.create(
    durableOptions(path.join(folder, 'database'), PGlite.defaultStartParams, fsyncs),
  )
  await client.exec('create table notes (text text)')
  const before = fsyncs.count
  for (let index = 0; index < 20; index += 1)
    await client.query('insert into notes values ($1)', [`${index}`])
  expect(fsyncs.count - before).toBeGreaterThanOrEqual(20)
  await client.close()
})

test("PostgreSQL's cache is small, so that the api takes less than 300 MB", async () => {
  const client = await openOnDisk(folder, templateFile)
  expect((await client.query('show shared_buffers')).rows).toEqual([{ shared_buffers: '16MB' }])
  await client.close()
})

test('stored rows survive a restart', async () => {
  const first = await openOnDisk(folder, templateFile)
  await first.exec(`create table notes (text text); insert into notes values ('kept')`)
  await first.close()
  const second = await openOnDisk(folder, templateFile)
  expect((await second.query('select text from notes')).rows).toEqual([{ text: 'kept' }])
  await second.close()
})

test('an interrupted first start is repeated, and nothing is deleted', async () => {
  const cut = await openOnDisk(folder, templateFile)
  await cut.close()
  rmSync(path.join(folder, 'database', 'shop-ready'))
  const again = await openOnDisk(folder, templateFile)
  expect((await again.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  expect(readdirSync(folder)).toEqual(['database', expect.stringMatching(/^database\.unfinished-\d+$/)])
  await again.close()
})
