import { buildSandbox } from './app'
import { readConfig } from './config'

// Set the umask before any file is created, because a journal contains payers' contact details.
process.umask(0o077)

async function start() {
  const config = readConfig(process.env)
  const app = buildSandbox({ config, now: () => new Date() })
  await app.listen({ host: config.host, port: config.port })
  process.stdout.write(`The gateway sandbox listens on ${config.publicUrl}\n`)
  const close = () => app.close().then(() => process.exit(0))
  // After 'disconnect' the parent process is gone, so nobody else would stop this one.
  for (const end of ['SIGTERM', 'SIGINT', 'disconnect']) process.once(end, close)
}

function sentence(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const isTaken = 'code' in error && error.code === 'EADDRINUSE'
  if (!isTaken) return error.message
  return `${error.message.split(' ').at(-1)} is in use by another program; stop it or set SANDBOX_PORT to a free port.`
}

start().catch((error: unknown) => {
  process.stderr.write(`The gateway sandbox did not start: ${sentence(error)}\n`)
  process.exit(1)
})
