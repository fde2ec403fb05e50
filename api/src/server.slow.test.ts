import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { createServer as createGateway, type Server, type ServerResponse } from 'node:http'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { bundleServer, installedPackages } from '../../composition/build/server/bundle-server'
import { freePort } from '../../tooling/start/free-port'
import { apiRoot, openEmptyDatabase } from './testing/database'
import { eventually } from './testing/eventually'

let dataDir: string
const gateways = new Set<Server>()
const children = new Set<ChildProcess>()

/** The bundled server, in a folder as deep as `dist` so that it finds the api's folder. Builds clear `dist`. */
const server = path.join(apiRoot, '.cache/server-under-test.mjs')

// Bundle it first, because compiling at startup takes three times as long.
beforeAll(async () => {
  const external = await installedPackages(apiRoot)
  await bundleServer({ entry: path.join(apiRoot, 'src/server.ts'), outfile: server, external })
})
afterAll(() => {
  for (const file of [server, `${server}.map`]) rmSync(file)
})

beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'shop-'))
})
afterEach(() => {
  for (const child of children) child.kill('SIGKILL')
  children.clear()
  for (const gateway of gateways) {
    gateway.closeAllConnections()
    gateway.close()
  }
  gateways.clear()
  rmSync(dataDir, { recursive: true })
})

function start(environment: Record<string, string>) {
  const env = { ...process.env, DATA_DIR: dataDir, ...environment }
  const child = spawn(process.execPath, [server], {
    cwd: apiRoot,
    env,
    stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
  })
  children.add(child)
  let complaint = ''
  child.stderr?.on('data', (chunk) => {
    complaint += chunk
  })
  const exit = once(child, 'exit').then(([code]) => ({ code, complaint }))
  return { child, exit }
}

/** Starts a stand-alone payment, as its page does. */
async function startPayment(origin: string): Promise<Response> {
  const session = await fetch(`${origin}/api/session`)
  const cookie = session.headers.getSetCookie().map((one) => one.split(';')[0])
  const token = cookie.find((one) => one?.startsWith('XSRF-TOKEN='))?.split('=')[1] ?? ''
  return fetch(`${origin}/api/phonepe/initiate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: cookie.join('; '), 'x-xsrf-token': token },
    body: JSON.stringify({ amount: 10, phone: '9876543210', name: 'Asha Rao' }),
  })
}

async function isReady(port: number): Promise<boolean> {
  const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined)
  return answer?.ok === true
}

async function waitUntilReady(port: number): Promise<void> {
  for (let tries = 0; tries < 400 && !(await isReady(port)); tries += 1)
    await new Promise((resolve) => setTimeout(resolve, 100))
  expect(await isReady(port)).toBe(true)
}

test('a server locks its data folder, can restart after a kill, and closes on request', async () => {
  const port = await freePort()
  const first = start({ API_PORT: `${port}` })
  await waitUntilReady(port)
  expect(statSync(path.join(dataDir, 'secret')).mode & 0o777).toBe(0o600)
  const secret = readFileSync(path.join(dataDir, 'secret'), 'utf8')

  const second = await start({ API_PORT: `${await freePort()}` }).exit
  expect(second).toEqual({
    code: 1,
    complaint: `The data folder ${dataDir} is in use by process ${first.child.pid}. Stop that process, or set DATA_DIR to another folder.\n`,
  })

  first.child.kill('SIGKILL')
  await first.exit
  const third = start({ API_PORT: `${port}` })
  await waitUntilReady(port)
  expect(readFileSync(path.join(dataDir, 'secret'), 'utf8')).toBe(secret)
  const metrics = await fetch(`http://127.0.0.1:${port}/metrics`)
  expect(await metrics.text()).toContain('nodejs_eventloop_lag_seconds')
  third.child.kill('SIGTERM')
  expect(await third.exit).toEqual({ code: 0, complaint: '' })
})

test('a server closes when the process that started it is killed', async () => {
  const port = await freePort()
  const { child, exit } = start({ API_PORT: `${port}` })
  await waitUntilReady(port)
  child.disconnect()
  expect(await exit).toEqual({ code: 0, complaint: '' })
})

test('a shopper’s call that waits for a gateway gets its response even if the server is asked to close', async () => {
  const gateway = createGateway()
  gateways.add(gateway)
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve))
  const { port: gatewayPort } = gateway.address() as AddressInfo
  const port = await freePort()
  const { child, exit } = start({
    API_PORT: `${port}`,
    PHONEPE_BASE_URL: `http://127.0.0.1:${gatewayPort}`,
  })
  await waitUntilReady(port)
  const calling = startPayment(`http://127.0.0.1:${port}`)
  const [, waiting] = (await once(gateway, 'request')) as [unknown, ServerResponse]
  child.kill('SIGTERM')
  // Much longer than closing usually takes, but well within a gateway's time limit.
  await new Promise((resolve) => setTimeout(resolve, 11_000))
  const data = { instrumentResponse: { redirectInfo: { url: 'https://phonepe.example/pay' } } }
  waiting.end(JSON.stringify({ success: true, code: 'PAYMENT_INITIATED', message: '', data }))
  expect((await calling).status).toBe(200)
  expect(await exit).toEqual({ code: 0, complaint: '' })
})

const onPostgres = process.env.TEST_DATABASE_URL ? test : test.skip

onPostgres(
  'a server waiting for another one’s migration is alive, and says what it is waiting for',
  async () => {
    const database = await openEmptyDatabase()
    const migrating = new pg.Client(database.url)
    await migrating.connect()
    await migrating.query('select pg_advisory_lock(727272)')
    const port = await freePort()
    const { child, exit } = start({ API_PORT: `${port}`, DATABASE_URL: database.url, LOG_LEVEL: 'silent' })
    const ask = (url: string) => fetch(`http://127.0.0.1:${port}${url}`).catch(() => undefined)
    await eventually(async () => (await ask('/healthz'))?.ok === true)
    for (const url of ['/readyz', '/api/products']) {
      const answer = await ask(url)
      expect(answer?.status).toBe(503)
      expect(await answer?.json()).toMatchObject({
        message: 'Another process is migrating the database; waiting for it.',
      })
    }
    await migrating.end()
    await waitUntilReady(port)
    child.kill('SIGTERM')
    expect(await exit).toEqual({ code: 0, complaint: '' })
    await database.drop()
  },
)

test('a port in use is reported in one clear message', async () => {
  const other = createServer()
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  const { port } = other.address() as AddressInfo
  expect(await start({ API_PORT: `${port}` }).exit).toEqual({
    code: 1,
    complaint: `Port ${port} is in use. Stop the other program, or set API_PORT to another port.\n`,
  })
  await new Promise((resolve) => other.close(resolve))
})

test('an invalid setting is reported before anything is opened', async () => {
  const { code, complaint } = await start({ API_PORT: 'forty' }).exit
  expect(code).toBe(1)
  expect(complaint).toMatch(/^The shop cannot start .*\n- API_PORT must be a port number, not 'forty'.\n$/)
})
