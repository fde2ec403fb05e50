import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { compress, compressBest } from '../../http/encoding'
import { madePage } from '../../testing/made-page'
import { buildReply, finishPage } from './page-response'

test('a page is compressed only on demand, and once per encoding', async () => {
  const page = madePage()
  const answer = finishPage(page, {})
  expect(Object.keys(answer.ready)).toEqual(['identity'])
  const [first, second] = await Promise.all([answer.prepare('gzip'), answer.prepare('gzip')])
  expect(second).toBe(first)
  expect(await answer.prepare('gzip')).toBe(first)
  // If a second encoding had begun, it would be finished by now.
  await compress('br', Buffer.from(page.html))
  expect(Object.keys(answer.ready).sort()).toEqual(['gzip', 'identity'])
})

test('a page that is sent often is compressed further, under another tag', async () => {
  const page = { ...madePage(), html: readFileSync(import.meta.filename, 'utf8') }
  const answer = finishPage(page, {})
  const quick = await answer.prepare('br')
  for (let request = 0; request < 3; request += 1) buildReply(answer, quick, {}, 'hit')
  // Pages are compressed one at a time, so the one above is finished first.
  await compressBest(Buffer.from('later'))
  const best = await answer.prepare('br')
  expect(best.body.length).toBeLessThan(quick.body.length)
  expect(brotliDecompressSync(best.body).toString()).toBe(page.html)
  expect(best.etag).not.toBe(quick.etag)
})

test('a page that browsers have already is not compressed further', async () => {
  const answer = finishPage(madePage(), {})
  const quick = await answer.prepare('br')
  for (let request = 0; request < 5; request += 1)
    buildReply(answer, quick, { 'if-none-match': quick.etag }, 'hit')
  await compressBest(Buffer.from('later'))
  expect(await answer.prepare('br')).toBe(quick)
})

test('the page of one of endlessly many unknown addresses is compressed with less effort', async () => {
  const html = readFileSync(import.meta.filename, 'utf8')
  const found = await finishPage(madePage({ html }), {}).prepare('br')
  const unknown = await finishPage(madePage({ html, status: 404, keptForMs: 1000 }), {}).prepare('br')
  expect(unknown.body.length).toBeGreaterThan(found.body.length)
  expect(brotliDecompressSync(unknown.body).toString()).toBe(html)
})
