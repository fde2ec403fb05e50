import { type AddressInfo, createServer } from 'node:net'
import { migratePostgres } from './migrate-postgres'

/** Builds the message with which PgBouncer refuses a connection. */
function refusal(parameter: string): Buffer {
  const fields = `SFATAL\0C08P01\0Munsupported startup parameter: ${parameter}\0\0`
  const head = Buffer.from('E\0\0\0\0')
  head.writeInt32BE(4 + Buffer.byteLength(fields), 1)
  return Buffer.concat([head, Buffer.from(fields)])
}

test('an api at PgBouncer without the address of PostgreSQL says what to set, and takes no lock', async () => {
  const sent: string[] = []
  const server = createServer((socket) => {
    socket.on('data', (chunk) => {
      sent.push(chunk.toString())
      if (sent.join('').includes('statement_timeout')) socket.end(refusal('statement_timeout'))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const migrating = migratePostgres(`postgres://shop@127.0.0.1:${port}/shop`, '', () => {})
  await expect(migrating).rejects.toThrow('Set DATABASE_SESSION_URL to the address of PostgreSQL.')
  expect(sent).toHaveLength(1)
  server.close()
})
