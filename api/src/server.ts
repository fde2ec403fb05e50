import path from 'node:path'
import { exportSpans } from 'tracing/spans'
import { readConfig } from './app/config'
import { openShop } from './app/open-shop'
import { isErrno } from './errors'
import { createFallbackServer } from './http/fallback-server'
import { runCommand } from './owner/command'
import { openCommandSocket } from './owner/command-socket'

// Set before any file is created, so that only the owner can read the shop's files.
process.umask(0o077)

/** The api package's folder: the parent of src/ and of dist/. */
const apiRoot = path.resolve(import.meta.dirname, '..')

/** Longer than a shopper's gateway call may take, but shorter than `npm start` waits before killing the api. */
const CLOSE_TIMEOUT_MS = 24_000

async function start(): Promise<void> {
  const config = readConfig(process.env, apiRoot)
  const stopExport = config.exportsSpans ? await exportSpans('api') : undefined
  const fallbackServer = createFallbackServer(config)
  const app = await openShop(config, fallbackServer.say).finally(fallbackServer.close)
  const closeCommandSocket = config.databaseUrl
    ? undefined
    : openCommandSocket(config.dataDir, (args, who) => runCommand(args, who, app))

  const close = () => {
    setTimeout(() => process.exit(1), CLOSE_TIMEOUT_MS).unref()
    closeCommandSocket?.()
    app
      .close()
      .then(stopExport)
      .then(
        () => process.exit(0),
        (error: unknown) => refuse(error),
      )
  }
  process.once('SIGTERM', close)
  process.once('SIGINT', close)
  // The process that started this one is gone, so nobody else would stop it.
  process.once('disconnect', close)

  try {
    await app.listen({ host: config.host, port: config.port })
  } catch (error) {
    await app.close()
    throw error
  }
}

/** Exits with one clear message for the operator. */
function refuse(error: unknown): void {
  process.stderr.write(`${describeError(error)}\n`)
  process.exit(1)
}

function describeError(error: unknown): string {
  if (isErrno(error, 'EADDRINUSE'))
    return `Port ${process.env.API_PORT || 4000} is in use. Stop the other program, or set API_PORT to another port.`
  if (isErrno(error, 'ECONNREFUSED'))
    return 'PostgreSQL cannot be reached. Check DATABASE_URL and that the server is running.'
  return error instanceof Error ? error.message : String(error)
}

start().catch(refuse)
