import { appendFileSync } from 'node:fs'
import { openDatabase } from '../../../../../api/src/db/open'
import { apiFiles, openApi } from '../../../../harness/shop/api/api-of-a-life'
import type { Ask, ChildReply, ChildSettings } from './child-messages'
import { mortalDatabase } from './mortal-database'

/* Runs the api in a process that kills itself with kill -9 at a given SQL statement. */

const [, , given = ''] = process.argv
const { databaseUrl, mailFile, time, ...place } = JSON.parse(given) as ChildSettings
let now = new Date(time)
const real = await openDatabase({ ...apiFiles, databaseUrl })
const { database, life } = mortalDatabase(real, () => process.kill(process.pid, 'SIGKILL'))
const app = await openApi({
  ...place,
  database,
  mailer: async ({ messageId, to, subject }) =>
    appendFileSync(mailFile, `${JSON.stringify({ messageId, to, subject })}\n`),
  now: () => now,
})

async function handleRequest(ask: Ask): Promise<unknown> {
  switch (ask.what) {
    case 'clock':
      now = new Date(ask.time)
      return undefined
    case 'dieAfter':
      return life.dieAfter(ask.statements ?? undefined)
    case 'refund':
      return app.payments.refund(ask.order)
    case 'accept':
      return app.payments.accept({ id: ask.payment, who: 'owner', why: 'Send it' })
    case 'action-items':
      return app.payments.listActionItems()
    case 'openTransactions':
      return life.openTransactions()
  }
}

const tell = (message: ChildReply) => process.send?.(message)

process.on('message', (ask: Ask) => {
  handleRequest(ask).then(
    (answer) => tell({ number: ask.number, answer }),
    (error: unknown) => tell({ number: ask.number, error: String(error) }),
  )
})
process.once('disconnect', () => process.exit())
tell({ number: 0 })
