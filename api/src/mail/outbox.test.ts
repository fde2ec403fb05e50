import type { Database } from '../db/connection'
import { createJobs } from '../jobs/jobs'
import { openTestDatabase } from '../testing/database'
import { eventually } from '../testing/eventually'
import type { Mail } from './mailer'
import { createOutbox, type Letter } from './outbox'

const mail: Letter = { to: 'asha@example.in', subject: 'Hello', parts: ['Hello Asha'] }

let database: Database
let time: number
beforeEach(async () => {
  database = await openTestDatabase()
  time = Date.now()
})
afterEach(() => database.close())

function open(mailer: (mail: Mail) => Promise<void>) {
  const logged: unknown[] = []
  const jobs = createJobs((error) => {
    throw error
  })
  const log = { warn: (...words: unknown[]) => void logged.push(words) }
  return { jobs, logged, outbox: createOutbox({ database, mailer, jobs, log, now: () => new Date(time) }) }
}

async function waiting() {
  const { rows } = await database.connection().execute('select attempts, last_error from outbox')
  return rows
}

test('a mail is sent once its transaction is committed, and not before', async () => {
  const sent: Mail[] = []
  const { outbox, jobs } = open(async (each) => void sent.push(each))
  await database.inTransaction(async () => {
    await outbox.add(mail)
    expect(sent).toEqual([])
  })
  await eventually(async () => (await waiting()).length === 0)
  expect(sent).toMatchObject([{ to: mail.to, subject: 'Hello' }])
  expect(sent[0]?.text).toContain('Hello Asha')
  expect(sent[0]?.html).toContain('<p style="margin:0 0 16px">Hello Asha</p>')
  await jobs.stop()
})

test('a mail about a rolled-back change is never sent', async () => {
  const sent: Mail[] = []
  const { outbox, jobs } = open(async (each) => void sent.push(each))
  const failing = database.inTransaction(async () => {
    await outbox.add(mail)
    throw new Error('The payment was not stored.')
  })
  await expect(failing).rejects.toThrow('not stored')
  await jobs.stop()
  expect(sent).toEqual([])
  expect(await waiting()).toEqual([])
})

test('a mail the server refused is retried later, even after a restart', async () => {
  const refusing = open(async () => {
    throw new Error('Mailbox busy')
  })
  await refusing.outbox.add(mail)
  await eventually(async () => JSON.stringify(await waiting()).includes('Mailbox busy'))
  await refusing.jobs.stop()

  time += 10_000
  const sent: Mail[] = []
  const restarted = open(async (each) => void sent.push(each))
  await restarted.outbox.add({ ...mail, subject: 'Another' })
  await eventually(async () => (await waiting()).length === 0)
  expect(sent.map((each) => each.subject)).toEqual(['Hello', 'Another'])
  await restarted.jobs.stop()
})

test('two servers never send the same mail twice', async () => {
  const sent: string[] = []
  const servers = [1, 2].map(() => open(async (each) => void sent.push(each.subject)))
  const subjects = Array.from({ length: 25 }, (_, index) => `Mail ${index}`)
  await Promise.all(subjects.map((subject, index) => servers[index % 2]?.outbox.add({ ...mail, subject })))
  await eventually(async () => (await waiting()).length === 0)
  await Promise.all(servers.map((server) => server.jobs.stop()))
  expect(sent.sort()).toEqual(subjects.sort())
})

test('a mail whose sender was killed is sent two minutes later under the same Message-ID', async () => {
  const ids: string[] = []
  const killed = open((each) => {
    ids.push(each.messageId)
    return new Promise(() => {})
  })
  await killed.outbox.add(mail)
  await eventually(() => ids.length === 1)

  const restarted = open(async (each) => void ids.push(each.messageId))
  time += 119_000
  await restarted.outbox.add({ ...mail, subject: 'Another' })
  await eventually(() => ids.length === 2)
  time += 1_000
  await restarted.outbox.add({ ...mail, subject: 'A third' })
  await eventually(async () => (await waiting()).length === 0)
  expect(ids.filter((id) => id === ids[0])).toHaveLength(2)
  await restarted.jobs.stop()
})

test('a slow mail server does not get the same mail twice', async () => {
  let finish = () => {}
  const sent: string[] = []
  const slow = open(async (each) => {
    await new Promise<void>((resolve) => {
      finish = resolve
    })
    sent.push(each.subject)
  })
  const other = open(async (each) => void sent.push(each.subject))
  await slow.outbox.add(mail)
  await eventually(async () => JSON.stringify(await waiting()).includes('"attempts":1'))
  time += 60_000
  await other.outbox.add({ ...mail, subject: 'Another' })
  await eventually(() => sent.length === 1)
  finish()
  await eventually(async () => (await waiting()).length === 0)
  expect(sent).toEqual(['Another', 'Hello'])
  await Promise.all([slow.jobs.stop(), other.jobs.stop()])
})

/** Queues a mail that the server refuses until it is given up. */
async function abandonMail(to = mail.to): Promise<void> {
  const refusing = open(async (each) => {
    throw new Error(`550 <${each.to}> is full`)
  })
  await refusing.outbox.add({ ...mail, to })
  // Each round is as long as the longest wait after a refusal.
  await eventually(async () => {
    time += 24 * 3_600_000
    await refusing.outbox.add({ ...mail, subject: 'Wakes the job' })
    return (await refusing.outbox.givenUp()).some(({ subject }) => subject === mail.subject)
  })
  await refusing.jobs.stop()
  await database.connection().execute("delete from outbox where subject like 'Wakes%'")
}

test('the owner sees which mails were given up, since when and why, but not to whom', async () => {
  const writtenAt = new Date(time)
  await abandonMail()
  const { outbox, jobs } = open(async () => {})
  expect(await outbox.givenUp()).toEqual([
    { id: 1, writtenAt, to: 'a…@example.in', subject: 'Hello', why: '550 <a…@example.in> is full' },
  ])
  await jobs.stop()
})

test('the owner can resend a given-up mail, dated when it was written [26.17]', async () => {
  const date = new Date(time).toUTCString()
  await abandonMail()
  const sent: Mail[] = []
  const { outbox, jobs } = open(async (each) => void sent.push(each))
  expect(await outbox.failed.count()).toBe(1)
  expect(await outbox.sendAgain(1)).toBe(true)
  expect(await outbox.sendAgain(1)).toBe(false)
  await eventually(async () => (await waiting()).length === 0)
  expect(sent).toMatchObject([{ to: mail.to, headers: { Date: date } }])
  expect(await outbox.failed.count()).toBe(0)
  await jobs.stop()
})

test('the owner can drop a given-up mail with a reason, and it no longer counts as failed [26.17]', async () => {
  await abandonMail()
  const { outbox, jobs, logged } = open(async () => {})
  await outbox.add({ ...mail, subject: 'Still waiting' })
  expect(await outbox.lost.count()).toBe(1)
  const byHand = { who: 'owner asha', why: 'The shopper was called.' }
  expect(await outbox.drop(1, byHand)).toBe(true)
  expect(await outbox.drop(1, byHand)).toBe(false)
  expect([await outbox.givenUp(), await outbox.failed.count(), await outbox.lost.count()]).toEqual([[], 0, 0])
  const entry = { mail: 1, to: 'a…@example.in', subject: 'Hello', ...byHand }
  expect(logged).toEqual([[entry, 'A mail expired before it could be sent, and was dropped.']])
  await jobs.stop()
})

test('a mail that is still waiting can be neither resent nor dropped', async () => {
  const { outbox, jobs } = open(async () => {
    throw new Error('Mailbox busy')
  })
  await outbox.add(mail)
  await eventually(async () => JSON.stringify(await waiting()).includes('Mailbox busy'))
  expect(await outbox.sendAgain(1)).toBe(false)
  expect(await outbox.drop(1, { who: 'owner', why: 'Old' })).toBe(false)
  expect(await waiting()).toHaveLength(1)
  await jobs.stop()
})
