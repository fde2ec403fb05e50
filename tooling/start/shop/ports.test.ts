import { createServer, type Server } from 'node:net'
import { freePort } from '../free-port'
import { choosePorts, movedPorts } from './ports'

function takenPort(): Promise<{ port: number; server: Server }> {
  return new Promise((resolve) => {
    const server = createServer()
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      resolve({ port: typeof address === 'object' && address ? address.port : 0, server })
    })
  })
}

test('the shop uses the configured ports', async () => {
  const ports = { PORT: await freePort(), API_PORT: await freePort(), SANDBOX_PORT: await freePort() }
  const env = Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, String(port)]))
  expect(await choosePorts(env)).toEqual(ports)
  expect(movedPorts(ports, env)).toEqual([])
})

test('a default port in use moves to the next free one and says so', async () => {
  // Skip the ports that are in use on this machine.
  const { PORT: first } = await choosePorts({})
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(first, '127.0.0.1', resolve))
  const ports = await choosePorts({})
  server.close()
  expect(ports.PORT).toBeGreaterThan(first)
  expect(movedPorts(ports, {})).toContain(`Port 3000 is in use: PORT is ${ports.PORT}.`)
})

test('a configured port in use is reported with its variable', async () => {
  const { port, server } = await takenPort()
  await expect(choosePorts({ API_PORT: String(port) })).rejects.toThrow(
    `Port ${port} is in use. Set API_PORT to another one, or stop the program that uses it.`,
  )
  server.close()
})

test.each(['abc', '0', '-1', '70000', '3000.5', ''])('PORT=%p is refused', async (PORT) => {
  await expect(choosePorts({ PORT })).rejects.toThrow('PORT must be a port number from 1 to 65535.')
})

test('two servers cannot share a port', async () => {
  const port = String(await freePort())
  await expect(choosePorts({ PORT: port, API_PORT: port })).rejects.toThrow(
    `PORT and API_PORT are both ${port}. Choose different ports.`,
  )
})
