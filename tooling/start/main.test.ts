import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import path from 'node:path'

const root = path.resolve(__dirname, '../..')

/** Runs a program of the repository until it exits. */
function run(args: readonly string[], env: Record<string, string> = {}) {
  return new Promise<{ code: number | null; out: string; err: string }>((resolve) => {
    const child = spawn(process.execPath, args, { cwd: root, env: { ...process.env, ...env } })
    let out = ''
    let err = ''
    child.stdout.on('data', (chunk) => {
      out += chunk
    })
    child.stderr.on('data', (chunk) => {
      err += chunk
    })
    child.once('close', (code) => resolve({ code, out, err }))
  })
}

const start = (env: Record<string, string>) => run(['--import', 'tsx', 'tooling/start/main.ts'], env)

test('npm start with a port in use says so in one sentence and starts nothing', async () => {
  const server = createServer()
  const port = await new Promise<number>((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve((server.address() as { port: number }).port)),
  )
  expect(await start({ PORT: String(port) })).toEqual({
    code: 1,
    out: '',
    err: `Port ${port} is in use. Set PORT to another one, or stop the program that uses it.\n`,
  })
  server.close()
})

test('npm start with a wrong port says so in one sentence', async () => {
  expect(await start({ PORT: 'three thousand' })).toEqual({
    code: 1,
    out: '',
    err: 'PORT must be a port number from 1 to 65535.\n',
  })
})

test('npm start under an old Node names the version that the shop needs', async () => {
  const older = "data:text/javascript,Object.defineProperty(process,'versions',{value:{node:'20.18.3'}})"
  expect(await run(['--import', older, 'tooling/bootstrap.mjs', 'start'])).toEqual({
    code: 1,
    out: '',
    err: 'The shop needs Node 20.19 or later, but this is 20.18.3.\n',
  })
})
