import { buildTestApp } from '../testing/app'

test('a closing api still serves requests on open connections instead of answering 503', async () => {
  const { app, close } = await buildTestApp()
  const origin = await app.listen({ host: '127.0.0.1', port: 0 })
  const ask = async () => {
    const answer = await fetch(`${origin}/healthz`)
    await answer.text()
    return answer.status
  }
  expect(await ask()).toBe(200)

  // At this point Fastify is closing, and the connection is still open.
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
