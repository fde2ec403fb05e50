import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** One statement as a client of PostgreSQL sent it. */
export interface Statement {
  /** Empty unless the client prepared it under one. */
  name: string
  text: string
  values: (string | null)[]
}

export interface StatementRecorder {
  /** The database's address, by way of the recorder. */
  url: string
  /** What has been sent since the last call, in order. */
  taken: () => Statement[]
  close: () => Promise<void>
}

const HEAD = 5
const PARSE = 'P'
const BIND = 'B'
const SIMPLE = 'Q'

/** Stands between a server of the shop and PostgreSQL, and notes every statement that passes. */
export async function recordStatements(databaseUrl: string): Promise<StatementRecorder> {
  let statements: Statement[] = []
  const { hostname, port } = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  const server = createServer((client) => {
    const database = connect(Number(port), hostname)
    for (const socket of [client, database]) {
      sockets.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => {
        sockets.delete(socket)
        client.destroy()
        database.destroy()
      })
    }
    client.pipe(database)
    database.pipe(client)
    client.on(
      'data',
      reader((statement) => void statements.push(statement)),
    )
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = new URL(databaseUrl)
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url: url.href,
    taken() {
      const all = statements
      statements = []
      return all
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

/** Reads a client's side of PostgreSQL's protocol (version 3). */
function reader(onStatement: (statement: Statement) => void): (chunk: Buffer) => void {
  let rest: Buffer = Buffer.alloc(0)
  let isStarted = false
  const texts = new Map<string, string>()

  function read(kind: string, content: Buffer): void {
    if (kind === SIMPLE) onStatement({ name: '', text: textAt(content, 0), values: [] })
    if (kind === PARSE) texts.set(textAt(content, 0), textAt(content, textEnd(content, 0)))
    if (kind === BIND) {
      const name = textAt(content, textEnd(content, 0))
      onStatement({ name, text: texts.get(name) ?? '', values: valuesIn(content) })
    }
  }

  return (chunk) => {
    rest = Buffer.concat([rest, chunk])
    for (let length = lengthOf(rest, isStarted); length <= rest.length; length = lengthOf(rest, isStarted)) {
      read(isStarted ? String.fromCharCode(rest[0] ?? 0) : '', rest.subarray(HEAD, length))
      isStarted = true
      rest = rest.subarray(length)
    }
  }
}

/** A message is a byte for its kind, which the first of a connection lacks, four for its length, and its content. */
function lengthOf(bytes: Buffer, isStarted: boolean): number {
  const kind = isStarted ? 1 : 0
  return bytes.length < HEAD ? Number.POSITIVE_INFINITY : kind + bytes.readUInt32BE(kind)
}

function valuesIn(content: Buffer): (string | null)[] {
  let at = textEnd(content, textEnd(content, 0))
  at += 2 + 2 * content.readInt16BE(at)
  const count = content.readInt16BE(at)
  at += 2
  return Array.from({ length: count }, () => {
    const size = content.readInt32BE(at)
    at += 4
    if (size < 0) return null
    at += size
    return content.toString('utf8', at - size, at)
  })
}

function textAt(content: Buffer, start: number): string {
  return content.toString('utf8', start, content.indexOf(0, start))
}

function textEnd(content: Buffer, start: number): number {
  return content.indexOf(0, start) + 1
}
