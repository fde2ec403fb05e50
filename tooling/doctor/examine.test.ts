import { chmodSync, mkdirSync, mkdtempSync, readdirSync } from 'node:fs'
import { createServer as createHttpServer } from 'node:http'
import { type AddressInfo, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { examine, type ServerName } from './examine'
import { lookAtClock, lookAtGateways } from './look-at-gateways'
import { lookAtNode } from './look-at-node'

const root = path.resolve(__dirname, '../..')
let folder: string
const servers = new Set<Server>()
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'doctor-'))
})
afterEach(() => {
  for (const server of servers) server.close()
  servers.clear()
})

async function listenOnFreePort(server: Server): Promise<number> {
  servers.add(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}

async function complaints(env: NodeJS.ProcessEnv, which: readonly ServerName[] = ['api']): Promise<string[]> {
  const found = await examine(which, { DATA_DIR: path.join(folder, 'data'), ...env }, root)
  return found.filter(({ isRight }) => !isRight).map(({ sentence }) => sentence)
}

const off = { SMTP_URL: 'off', SESSION_SECRET: 'off', CASHFREE: 'off', PHONEPE: 'off' }

test('a local shop has no findings, and examining it creates no file', async () => {
  expect(await complaints({}, ['api', 'edge'])).toEqual([])
  expect(readdirSync(folder)).toEqual([])
})

test('the doctor lists for a public shop the same problems that keep its servers from starting', async () => {
  const sentences = await complaints({ ...off, SMTP_URL: '', PUBLIC_ORIGIN: 'http://spices.example' }, [
    'api',
    'edge',
  ])
  expect(sentences.map((sentence) => sentence.split(' ').slice(0, 3).join(' '))).toEqual([
    'DATABASE_URL is not',
    'PUBLIC_ORIGIN is http://spices.example,',
    'ADMIN_ORIGIN is not',
    'SMTP_URL is not',
    'INTERNAL_KEY is not',
    'OWNER_PUBLIC_KEY is not',
    'The registry at',
  ])
})

test('the doctor reports a public shop without PostgreSQL once, and does not approve the embedded database', async () => {
  const found = await examine(['api'], { ...off, PUBLIC_ORIGIN: 'https://spices.example' }, root)
  expect(found.filter(({ sentence }) => /PostgreSQL|embedded/.test(sentence))).toEqual([
    expect.objectContaining({
      isRight: false,
      sentence: expect.stringMatching(/^DATABASE_URL is not set, but a public shop needs PostgreSQL\./),
    }),
  ])
})

test('a wrong backup setting is listed with the others, without the secret key', async () => {
  const sentences = await complaints({ BACKUP_EVERY: 'often', BACKUP_RECIPIENTS: 'AGE-SECRET-KEY-1QQQ' })
  expect(sentences).toEqual([
    "BACKUP_EVERY must be the minutes between two backups, 0.1 to 10080, not 'often'.",
    'BACKUP_RECIPIENTS must be public keys of age, which begin with age1.',
  ])
})

test('backups that would be lost with the data are reported in the same words as by the api', async () => {
  const within = path.join(folder, 'data/backups')
  expect(await complaints({ BACKUP_TO: within })).toEqual([
    `BACKUP_TO is ${within}, inside the data folder: it would be lost with the data. Choose a folder or bucket elsewhere.`,
  ])
  expect(await complaints({ BACKUP_TO: path.join(folder, 'backups') })).toEqual([])
  expect(await complaints({ BACKUP_TO: 's3://bucket/backups' })).toEqual([])
})

test('a data folder that others can read is reported with the command that fixes it', async () => {
  const data = path.join(folder, 'data')
  mkdirSync(data)
  chmodSync(data, 0o755)
  expect(await complaints({})).toEqual([
    `DATA_DIR ${data} can be read by other users. Restrict it: chmod 700 ${data}`,
  ])
})

test('an unreachable database is reported without its password', async () => {
  const [sentence = ''] = await complaints({ DATABASE_URL: 'postgres://shop:hidden@127.0.0.1:9/shop' })
  expect(sentence).toMatch(/^PostgreSQL cannot be reached at DATABASE_URL \(.*ECONNREFUSED.*\)\.$/)
  expect(sentence).not.toContain('hidden')
})

test('an unreachable PostgreSQL behind PgBouncer is reported beside PgBouncer', async () => {
  const [DATABASE_URL, DATABASE_SESSION_URL] = [
    'postgres://shop@127.0.0.1:9/shop',
    'postgres://shop@127.0.0.1:1/shop',
  ]
  expect(await complaints({ DATABASE_URL, DATABASE_SESSION_URL })).toEqual([
    expect.stringMatching(/^PostgreSQL cannot be reached at DATABASE_URL /),
    expect.stringMatching(/^PostgreSQL cannot be reached at DATABASE_SESSION_URL /),
  ])
})

test('an unreachable mail server is reported, and a reachable one is sent no mail', async () => {
  const answers: Record<string, string> = { EHLO: '250 mail.example', QUIT: '221 bye' }
  const heard: string[] = []
  const port = await listenOnFreePort(
    createServer((socket) => {
      socket.write('220 mail.example\r\n')
      socket.on('data', (chunk) => {
        const word = chunk.toString().slice(0, 4)
        heard.push(word)
        socket.write(`${answers[word] ?? '500 no'}\r\n`)
      })
      socket.on('error', () => {})
    }),
  )
  expect(await complaints({ SMTP_URL: `smtp://127.0.0.1:${port}` })).toEqual([])
  expect(heard).not.toContain('MAIL')
  const [sentence] = await complaints({ SMTP_URL: 'smtp://127.0.0.1:9' })
  expect(sentence).toMatch(/^The mail server at SMTP_URL does not accept mails \(.*\)\.$/)
})

test('any response of a gateway counts, and its clock is compared with ours', async () => {
  const port = await listenOnFreePort(
    createHttpServer((_, answer) => answer.writeHead(404, { date: 'Tue, 24 Nov 2026 10:00:00 GMT' }).end()),
  )
  const env = { CASHFREE_BASE_URL: `http://127.0.0.1:${port}`, PHONEPE_BASE_URL: 'http://127.0.0.1:9' }
  const [cashfree, phonepe] = await lookAtGateways(env)
  expect(cashfree).toEqual({ isRight: true, sentence: 'CASHFREE_BASE_URL answers.' })
  expect(phonepe?.sentence).toMatch(/^PHONEPE_BASE_URL does not answer/)
  expect(lookAtClock(60_000, 119_000).isRight).toBe(true)
  expect(lookAtClock(60_000, 200_000)).toEqual({
    isRight: false,
    sentence: "The clock differs from a gateway's by 140 s. Correct it, for example with NTP.",
  })
})

test.each([
  ['18.20.0', false],
  ['20.18.9', false],
  ['20.19.0', true],
  ['24.1.0', true],
])('Node %s is recent enough: %s', (version, isRight) => {
  expect(lookAtNode(version).isRight).toBe(isRight)
})
