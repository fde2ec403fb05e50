import path from 'node:path'
import { exportSpans } from 'tracing/spans'
import { buildEdge } from './app'
import { readConfig } from './config'

/* The edge's process: listens until it is stopped. */

// Makes new files private, so it must run first. The registry's store makes its own files readable by all.
process.umask(0o077)

function fail(sentence: string): never {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}

try {
  const config = readConfig(process.env, path.resolve(import.meta.dirname, '../..'))
  const stopExport = config.exportsSpans ? await exportSpans('edge') : undefined
  const app = await buildEdge(config, { measuresProcess: true })
  // 'disconnect': the parent process is gone, so nobody else would stop this one.
  for (const end of ['SIGINT', 'SIGTERM', 'disconnect'])
    process.once(end, () => {
      app
        .close()
        .then(stopExport)
        .finally(() => process.exit(0))
    })
  const address = await app
    .listen({ host: config.host, port: config.port })
    .catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EADDRINUSE') throw error
      fail(`Port ${config.port} is in use. Set PORT to another one, or stop the program that uses it.`)
    })
  // A parent process with a channel prints its own message.
  if (!process.connected) process.stdout.write(`The edge listens on ${address}\n`)
} catch (error) {
  fail(error instanceof Error ? error.message : String(error))
}
