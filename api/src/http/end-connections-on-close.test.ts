import { buildTestApp } from '../testing/app'

test('an api at its end answers what still comes over a connection in use, instead of a 503', async () => {
  const { app, close } = await buildTestApp()
  const origin = await app.listen({ host: '127.0.0.1', port: 0 })
  const ask = async () => {
    const answer = await fetch(`${origin}/healthz`)
    await answer.text()
    return answer.status
  }
  expect(await ask()).toBe(200)

  // Fastify has been told to close by then, and the connection is still there.
  let atTheEnd = 0
  const end = app.server.close.bind(app.server)
  app.server.close = (done) => {
    ask()
      .then((status) => {
        atTheEnd = status
      })
      .finally(() => end(done))
    return app.server
  }
  await close()
  expect(atTheEnd).toBe(200)
})
