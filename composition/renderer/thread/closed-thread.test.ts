import { once } from 'node:events'
import { createServer as createHttpServer, type Server } from 'node:http'
import { type AddressInfo, createServer, type Server as NetServer } from 'node:net'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { computeIntegrity } from 'registry/integrity'
import type { LiveRemote } from 'shared-contracts/remote'

let code: string
let files: Server
let foreign: NetServer
let connections: number
let foreignPort: number
beforeAll(async () => {
  files = createHttpServer((_, response) => response.end(code))
  foreign = createServer((socket) => {
    connections += 1
    socket.end()
  })
  for (const server of [files, foreign]) await once(server.listen(0, '127.0.0.1'), 'listening')
  foreignPort = (foreign.address() as AddressInfo).port
})
beforeEach(() => {
  connections = 0
})
afterAll(() => {
  files.closeAllConnections()
  files.close()
  foreign.close()
})

/** Returns the first message of a thread that runs a remote's server code. @param file the thread's own code */
async function firstWord(
  file: string,
  remotesCode: string,
  change: Partial<LiveRemote> = {},
): Promise<unknown> {
  code = remotesCode
  const origin = `http://127.0.0.1:${(files.address() as AddressInfo).port}`
  const remote: LiveRemote = {
    ...{ name: 'mf-tea', version: '1', contract: '1.0.0', prefixes: ['/tea'], base: '/remotes/mf-tea/1/' },
    ...{ entry: 'entry.js', scripts: [], styles: [], server: 'server.cjs' },
    integrity: { 'server.cjs': computeIntegrity(Buffer.from(code)) },
    ...change,
  }
  const own = JSON.stringify(path.resolve(__dirname, file))
  const noStyles = `require.extensions['.css'] = () => {}`
  const worker = new Worker(`require('tsx/cjs'); ${noStyles}; require(${own})`, {
    eval: true,
    workerData: { remote, origin, apiOrigin: origin, filesOrigin: origin, shellCss: '' },
    env: {},
  })
  const [message] = await once(worker, 'message')
  await worker.terminate()
  return message
}

/** Runs server code of a remote. @param tries an expression, whose value becomes the module's name */
const inThread = (tries: string) =>
  firstWord('../testing/closed-thread-worker.ts', `exports.default = { name: ${tries} }`)

test('code without imports is loaded, over the only allowed connection', async () => {
  expect(await inThread(`'mf-tea'`)).toEqual({ got: 'mf-tea' })
})

test('the environment is empty', async () => {
  process.env.AWS_SECRET_ACCESS_KEY ??= 'test'
  expect(await inThread(`JSON.stringify(process.env)`)).toEqual({ got: '{}' })
  expect(await inThread(`JSON.stringify(Object.keys(process))`)).toEqual({ got: '["env"]' })
})

test.each([
  [
    'a file of Node',
    `require('node:fs').readFileSync('/proc/self/environ', 'utf8')`,
    'The shell does not provide node:fs.',
  ],
  ['a module of Node, by its process', `process.getBuiltinModule('fs').constants`, 'is not a function'],
  ['a binding of Node', `process.binding('spawn_sync')`, 'is not a function'],
  ['the process by another way', `Function('return process')().exit(1)`, 'is not a function'],
  ['a program', `require('child_process').execSync('id')`, 'The shell does not provide child_process.'],
  ['another address', `fetch('http://127.0.0.1:1')`, 'fetch is not defined'],
  ['a socket of a browser', `new WebSocket('ws://127.0.0.1:1')`, 'WebSocket is not defined'],
  ['the other threads', `new BroadcastChannel('edge')`, 'BroadcastChannel is not defined'],
])('%s is unavailable', async (_, tries, reason) => {
  expect(await inThread(tries)).toEqual({ refused: expect.stringContaining(reason) })
})

test('the thread that renders pages is closed before it loads a remote’s code', async () => {
  const message = await firstWord(
    '../testing/unframed-site-worker.ts',
    `throw new Error(typeof fetch + ' and ' + Object.keys(process))`,
  )
  expect(message).toEqual({ kind: 'unfit', message: 'Error: undefined and env' })
})

test('a base at another origin does not give the thread access to it', async () => {
  const base = `http://127.0.0.1:${foreignPort}/remotes/mf-tea/1/`
  const message = await firstWord('../testing/unframed-site-worker.ts', 'exports.default = {}', { base })
  expect(message).toMatchObject({ kind: 'unfit' })
  expect(connections).toBe(0)
})

test('a module of Node cannot be imported either', async () => {
  const tries = `await import('node:net')`
  expect(await inThread(tries)).toHaveProperty('refused')
  const later = `Function('return import("node:net")')().catch(String)`
  expect(await inThread(later)).toEqual({ got: '[object Promise]' })
})

test('code that reaches the network or child processes anyway is refused', async () => {
  // A thread has full access until it is closed.
  const worker = new Worker(
    `require('tsx/cjs')
    const { closeThread } = require(${JSON.stringify(path.resolve(__dirname, 'closed-thread.ts'))})
    const { parentPort, workerData } = require('node:worker_threads')
    const net = require('node:net')
    const children = require('node:child_process')
    const sockets = require('node:dgram')
    closeThread(['http://127.0.0.1:9'])
    const refusals = [
      () => net.connect(workerData, '127.0.0.1'),
      () => net.connect({ port: workerData, host: '127.0.0.1' }),
      () => net.connect('/run/some.sock'),
      () => require('node:tls').connect(workerData, '127.0.0.1'),
      () => children.spawn('id'),
      () => children.execFileSync('id'),
      () => sockets.createSocket('udp4'),
    ].map((tries) => { try { tries(); return 'done' } catch (error) { return error.message } })
    parentPort.postMessage(refusals)`,
    { eval: true, env: {}, workerData: foreignPort },
  )
  const [refusals] = await once(worker, 'message')
  await worker.terminate()
  expect(new Set(refusals)).toEqual(new Set(['Code of remotes may only access the api.']))
  expect(connections).toBe(0)
})
