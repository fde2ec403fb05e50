import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { say } from '../start/progress'
import { shopToJoin } from './shop-to-join'

const ASK_EVERY_MS = 200
/** The channel carries nothing: the shop closes when it ends, as it does when we are killed. */
const WITH_CHANNEL: StdioOptions = ['inherit', 'inherit', 'inherit', 'ipc']

interface Shop {
  origin: string
  /** Ends what was started for it. */
  close: () => Promise<void>
  /** Resolves when it has ended; never where nothing was started. */
  ended: Promise<unknown>
}

const answers = (address: string) =>
  fetch(address).then(
    ({ ok }) => ok,
    () => false,
  )

async function started(child: ChildProcess, origin: string): Promise<Shop> {
  // Also when we are told to end before it is ready.
  process.once('exit', () => child.kill('SIGTERM'))
  const ended = once(child, 'exit')
  while (!(await answers(`${origin}/readyz`))) {
    if (child.exitCode !== null) throw new Error('The shop did not start: see the lines above.')
    await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS))
  }
  return {
    origin,
    ended,
    async close() {
      child.kill('SIGTERM')
      if (child.exitCode === null) await ended
    },
  }
}

/**
 * The shop that is open, this folder's first, or else one that is started.
 * @param env PORT and DATA_DIR, where they are told, and whatever else `npm start` reads
 * @throws Error when the running one takes no overrides from the development server
 */
export async function localShop(root: string, env: NodeJS.ProcessEnv, devOrigin: string): Promise<Shop> {
  const open = await shopToJoin(root, env, (origin) => answers(`${origin}/healthz`))
  if (!open) {
    const main = path.join(root, 'tooling/start/main.ts')
    return started(
      spawn(process.execPath, ['--import', 'tsx', main], { cwd: root, env, stdio: WITH_CHANNEL }),
      `http://localhost:${env.PORT ?? 3000}`,
    )
  }
  const { origin, line } = open
  say(line)
  const policy = (await fetch(origin)).headers.get('content-security-policy') ?? ''
  if (!policy.includes(devOrigin) && !policy.includes('http://localhost:*'))
    throw new Error(
      `The shop at ${origin} takes no remotes from ${devOrigin}. Start it with OVERRIDE_ORIGINS='http://localhost:*'.`,
    )
  return { origin, close: async () => {}, ended: new Promise(() => {}) }
}

/**
 * An edge on this machine with this repository's shell, in front of a deployed shop's registry, files and api.
 * @param registry the deployed shop's origin
 * @throws Error when the port is in use
 */
export async function edgeBefore(
  registry: string,
  root: string,
  env: NodeJS.ProcessEnv,
  devOrigin: string,
): Promise<Shop> {
  const origin = `http://localhost:${env.PORT}`
  if (await answers(`${origin}/healthz`))
    throw new Error(`Port ${env.PORT} is in use. Set PORT to another one, or stop what uses it.`)
  const edge = path.join(root, 'shell/dist/edge.mjs')
  const settings = {
    PUBLIC_ORIGIN: origin,
    OVERRIDE_ORIGINS: devOrigin,
    ...env,
    REGISTRY: registry,
    API_ORIGIN: registry,
  }
  return started(
    spawn(process.execPath, ['--enable-source-maps', edge], {
      cwd: root,
      env: settings,
      stdio: WITH_CHANNEL,
    }),
    origin,
  )
}
