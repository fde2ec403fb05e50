import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import type { Database } from '../../../../../api/src/db/connection'
import { bundleServer, installedPackages } from '../../../../../composition/build/server/bundle-server'
import type { ApiLocation } from '../../../../harness/shop/api/api-of-a-life'
import type { ChildReply, Question } from './child-messages'
import type { DrilledShop, Row, SentMail } from './drilled-shop'

const API = path.resolve(import.meta.dirname, '../../../../../api')
/** Next to the api's packages, and as deep as api-of-a-life.ts, which looks for the api four folders up. */
const FILE = path.join(API, 'node_modules/.cache/drills/killable-api.mjs')

interface ChildLocation extends ApiLocation {
  databaseUrl: string
  dataDir: string
}

/** Starts a shop that is killed with `kill -9`. @param looking a connection for inspecting its database */
export async function openShopInChild(
  looking: Database,
  { dataDir, ...place }: ChildLocation,
): Promise<DrilledShop> {
  const script = await bundleApi()
  const mailFile = path.join(dataDir, 'mails')
  let time = new Date()
  let child: ChildProcess
  let deaths = 0
  let number = 0

  async function open(): Promise<void> {
    const settings = JSON.stringify({ ...place, mailFile, time: time.toISOString() })
    const started = fork(script, [settings], { execArgv: [] })
    child = started
    started.once('exit', (_, signal) => {
      if (signal === 'SIGKILL') deaths += 1
    })
    process.once('exit', () => started.kill('SIGKILL'))
    await Promise.race([once(started, 'message'), once(started, 'exit').then(endedEarly)])
  }

  function ask<Answer>(question: Question): Promise<Answer> {
    number += 1
    const own = number
    const asked = child
    return new Promise((resolve, reject) => {
      const isOver = () => {
        asked.off('message', onMessage)
        asked.off('exit', onExit)
      }
      const onMessage = (reply: ChildReply) => {
        if (reply.number !== own) return
        isOver()
        if (reply.error) reject(new Error(reply.error))
        else resolve(reply.answer as Answer)
      }
      const onExit = () => {
        isOver()
        reject(new Error('The shop was killed.'))
      }
      asked.on('message', onMessage).on('exit', onExit)
      if (asked.exitCode !== null || asked.signalCode !== null) onExit()
      else asked.send({ ...question, number: own })
    })
  }

  await open()
  return {
    origin: `http://127.0.0.1:${place.port}`,
    dieAfter: (statements) => ask({ what: 'dieAfter', statements: statements ?? null }),
    deaths: () => deaths,
    openIfDead: () => ask({ what: 'openTransactions' }).then(() => {}, open),
    refund: (order) => ask({ what: 'refund', order }),
    accept: (payment) => ask({ what: 'accept', payment }),
    listActionItems: () => ask<string>({ what: 'action-items' }),
    openTransactions: () => ask<number>({ what: 'openTransactions' }),
    async setClock(now) {
      time = now
      // A dead shop gets the time when it reopens.
      await ask({ what: 'clock', time: now.toISOString() }).catch(() => {})
    },
    mails: () => readMails(mailFile),
    forgetMails: () => rmSync(mailFile, { force: true }),
    rows: async (statement) => (await looking.connection().execute(sql.raw(statement))).rows as Row[],
    async close() {
      child.kill('SIGTERM')
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
    },
  }
}

function readMails(file: string): SentMail[] {
  if (!existsSync(file)) return []
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as SentMail)
}

function endedEarly(): never {
  throw new Error('The shop ended before it opened.')
}

/** Bundles the self-killing api: after each kill, loading many TypeScript files would take seconds. */
async function bundleApi(): Promise<string> {
  const entry = path.join(import.meta.dirname, 'killable-api.ts')
  await bundleServer({ entry, outfile: FILE, external: await installedPackages(API) })
  return FILE
}
