import { compress } from '../../http/encoding'
import { madePage } from '../../testing/made-page'
import { finishPage } from './page-response'

test('a page is compressed only on demand, and once per encoding', async () => {
  const page = madePage()
  const answer = finishPage(page, {})
  expect(Object.keys(answer.ready)).toEqual(['identity'])
  const [first, second] = await Promise.all([answer.prepare('gzip'), answer.prepare('gzip')])
  expect(second).toBe(first)
  expect(await answer.prepare('gzip')).toBe(first)
  // Another encoding would be done by now.
  await compress('br', Buffer.from(page.html))
  expect(Object.keys(answer.ready).sort()).toEqual(['gzip', 'identity'])
})
