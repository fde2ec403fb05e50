import { buildTestApp } from '../testing/app'

test('a network address that asks too much is told to wait', async () => {
  const shop = await buildTestApp({ limits: { requestsPerMinute: 3, countsLoopback: true } })
  const visitor = shop.visitor()
  for (let calls = 0; calls < 3; calls += 1) await visitor.get('/api/blogs')
  const answer = await visitor.get('/api/blogs')
  expect(answer.statusCode).toBe(429)
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  expect(answer.json()).toMatchObject({ code: 'TOO_MANY_REQUESTS', message: expect.stringMatching(/wait/) })
  await shop.close()
})

test('the shop’s own machine may ask as often as it likes', async () => {
  const shop = await buildTestApp({ limits: { requestsPerMinute: 3 } })
  const answers = await Promise.all(Array.from({ length: 20 }, () => shop.visitor().get('/api/blogs')))
  expect(answers.map((answer) => answer.statusCode)).toEqual(Array(20).fill(200))
  await shop.close()
})
