import path from 'node:path'
import { buildEdge } from './app'
import { readConfig } from './config'

/* The edge's process: listens, and closes when it is told to. */

// Before any file is made. The registry is everybody's all the same: its store says so.
process.umask(0o077)

function fail(sentence: string): never {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}

try {
  const config = readConfig(process.env, path.resolve(import.meta.dirname, '..'))
  const app = await buildEdge(config)
  // Whoever started it is gone: there would be nobody to end it.
  for (const end of ['SIGINT', 'SIGTERM', 'disconnect'])
    process.once(end, () => {
      app.close().then(() => process.exit(0))
    })
  const address = await app
    .listen({ host: config.host, port: config.port })
    .catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EADDRINUSE') throw error
      fail(`Port ${config.port} is in use. Set PORT to another one, or stop what uses it.`)
    })
  // Who starts it over a channel says so in words of its own.
  if (!process.connected) process.stdout.write(`The edge listens on ${address}\n`)
} catch (error) {
  fail(error instanceof Error ? error.message : String(error))
}
