import { readFile } from 'node:fs/promises'
import pg from 'pg'
import { atOnce } from '../shopper/at-once'
import type { Statement } from './statement-recorder'

/* A process of its own, so that its processor time is that of the statements alone: sends them again at each message. */

const [, , url = '', file = ''] = process.argv
const orders = JSON.parse(await readFile(file, 'utf8')) as Statement[][]
// As many connections as the api has.
const pool = new pg.Pool({ connectionString: url, max: 10 })

async function send(statements: readonly Statement[]): Promise<void> {
  const begin = statements.findIndex(({ text }) => text === 'begin')
  for (const statement of statements.slice(0, begin)) await pool.query(statement)
  const client = await pool.connect()
  try {
    for (const statement of statements.slice(begin))
      await client.query(statement.values.length > 0 ? statement : statement.text)
  } finally {
    client.release()
  }
}

process.on('message', async () => {
  await atOnce(orders, send)
  process.send?.('done')
})
process.send?.('ready')
