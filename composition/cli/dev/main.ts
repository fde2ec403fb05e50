import { once } from 'node:events'
import path from 'node:path'
import { describeError } from '../../../tooling/command-line/describe-error'
import { parseCommand } from '../../../tooling/command-line/parsed-command'
import { say } from '../../../tooling/start/progress'
import { runCommand } from '../../../tooling/start/run-command'
import { readManifest } from '../publish/manifest'
import { remoteFolder, remoteFolders } from '../publish/remote-folders'
import { createBuilds } from './builds'
import { createDevServer } from './dev-server'
import { DEV, readArguments } from './read-arguments'
import { localShop, startLocalEdge } from './shop-process'

/* The command `npm run dev`, such as `npm run dev -- mf-catalog`. */

const { positionals, values } = parseCommand(DEV)
const root = path.resolve(import.meta.dirname, '../../..')
const closing: (() => unknown)[] = []
const stopping = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stopping.abort())
const asked = once(stopping.signal, 'abort').then(() => 0)

async function run(): Promise<number> {
  const { remote, port, registry } = readArguments(positionals, values)
  const folder = remoteFolder(await remoteFolders(root), remote)
  const dist = path.join(root, 'node_modules/.cache/dev', remote)
  const devOrigin = `http://localhost:${port}`

  const builds = createBuilds()
  const server = await createDevServer({ folder, dist, builds })
  closing.push(() => server.close())
  await server.listen({ host: 'localhost', port }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error
    throw new Error(
      `Port ${port} is in use. Choose another one with --port, or stop the program that uses it.`,
    )
  })
  if (registry) {
    say('Building shell and edge if they changed')
    await runCommand('npx', ['lerna', 'run', 'build', '--scope', 'shell', '--scope', 'edge'], root, {
      NX_DAEMON: 'false',
    })
  }
  const env = { ...process.env }
  // The webpack configuration reads this on import. The shop must not inherit it: it has production builds.
  process.env.NODE_ENV = 'development'
  const { watchBuild } = await import('./watch-build')
  closing.push(await watchBuild(folder, dist, builds))

  const shop = registry
    ? await startLocalEdge(registry, root, { ...env, PORT: env.PORT ?? '3000' }, devOrigin)
    : await localShop(root, env, devOrigin)
  closing.push(shop.close)
  const [prefix] = (await readManifest(folder)).shop.prefixes
  say(`Open ${shop.origin}${prefix}?remote=${remote}@${devOrigin}`)
  await shop.ended
  // Ctrl-C stops the shop too, which needs no message.
  if (!stopping.signal.aborted) console.error('The shop has stopped.')
  return 1
}

const code = await Promise.race([
  asked,
  run().catch((error: unknown) => {
    console.error(describeError(error))
    return 1
  }),
])
for (const close of closing.reverse()) await close()
process.exit(code)
