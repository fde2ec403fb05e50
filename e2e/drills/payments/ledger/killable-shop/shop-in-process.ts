import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../../../../../api/src/db/connection'
import { type ApiLocation, openApi } from '../../../../harness/shop/api/api-of-a-life'
import type { DrilledShop, SentMail } from './drilled-shop'
import { Died, type Life, mortalDatabase } from './mortal-database'

/** Starts the shop in this process. Killing it cuts it off from its database mid-work. */
export async function openShopInProcess(real: Database, place: ApiLocation): Promise<DrilledShop> {
  let mails: SentMail[] = []
  let time = new Date()
  let app: FastifyInstance
  let life: Life
  let deaths = 0

  async function open(): Promise<void> {
    const mortal = mortalDatabase(real, () => {
      deaths += 1
    })
    life = mortal.life
    const own = life
    const mailer = async (mail: SentMail) => {
      if (own.isDead()) throw new Died('The shop is dead.')
      mails.push(mail)
    }
    app = await openApi({ ...place, database: mortal.database, mailer, now: () => time })
  }

  await open()
  return {
    origin: `http://127.0.0.1:${place.port}`,
    dieAfter: async (statements) => life.dieAfter(statements),
    deaths: () => deaths,
    async openIfDead() {
      if (!life.isDead()) return
      // Work in progress fails at its next statement.
      await app.close()
      await open()
    },
    refund: (order) => app.payments.refund(order),
    accept: (payment) => app.payments.accept({ id: payment, who: 'owner', why: 'Send it' }),
    listActionItems: () => app.payments.listActionItems(),
    async openTransactions() {
      if (life.isDead()) throw new Died('The shop is dead.')
      return life.openTransactions()
    },
    setClock: async (now) => {
      time = now
    },
    mails: () => mails,
    forgetMails: () => {
      mails = []
    },
    rows: async (statement) =>
      (await real.connection().execute(sql.raw(statement))).rows as Record<string, unknown>[],
    close: () => app.close(),
  }
}
