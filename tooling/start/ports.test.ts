import { createServer, type Server } from 'node:net'
import { portProblem, readPorts } from './ports'

/** A port that something listens on. */
function takenPort(): Promise<{ port: number; server: Server }> {
  return new Promise((resolve) => {
    const server = createServer()
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      resolve({ port: typeof address === 'object' && address ? address.port : 0, server })
    })
  })
}

async function freePort(): Promise<number> {
  const { port, server } = await takenPort()
  await new Promise((resolve) => server.close(resolve))
  return port
}

test('the shop is on 3000, 4000 and 4100 unless told', () => {
  expect(readPorts({})).toEqual({ PORT: 3000, API_PORT: 4000, SANDBOX_PORT: 4100 })
  expect(readPorts({ PORT: '8080', API_PORT: '8081', SANDBOX_PORT: '8082' })).toEqual({
    PORT: 8080,
    API_PORT: 8081,
    SANDBOX_PORT: 8082,
  })
})

test('three free ports are no problem', async () => {
  const ports = { PORT: await freePort(), API_PORT: await freePort(), SANDBOX_PORT: await freePort() }
  expect(await portProblem(ports)).toBeUndefined()
})

test('a port in use is named with the variable that changes it', async () => {
  const { port, server } = await takenPort()
  const problem = await portProblem({
    PORT: await freePort(),
    API_PORT: port,
    SANDBOX_PORT: await freePort(),
  })
  expect(problem).toBe(`Port ${port} is in use. Set API_PORT to another one, or stop what uses it.`)
  server.close()
})

test.each(['abc', '0', '-1', '70000', '3000.5', ''])('PORT=%p is refused', async (PORT) => {
  expect(await portProblem(readPorts({ PORT }))).toBe('PORT must be a port number from 1 to 65535.')
})

test('two servers cannot have one port', async () => {
  const port = await freePort()
  expect(await portProblem({ PORT: port, API_PORT: port, SANDBOX_PORT: 4100 })).toBe(
    `PORT and API_PORT are both ${port}. Give each its own.`,
  )
})
