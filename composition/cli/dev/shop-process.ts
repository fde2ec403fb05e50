import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { say } from '../../../tooling/start/progress'
import { shopAddress } from '../../../tooling/start/shop/shop-address'
import { resolveDataFolder } from '../publish/registry-location'
import { shopToJoin } from './shop-to-join'

const ASK_EVERY_MS = 200
/** The edge closes when this channel ends, so it also closes if we are killed. */
const WITH_CHANNEL: StdioOptions = ['inherit', 'inherit', 'inherit', 'ipc']

interface Shop {
  origin: string
  /** Stops the shop if it was started here. */
  close: () => Promise<void>
  /** Resolves when the started shop has ended; never for a shop that was already running. */
  ended: Promise<unknown>
}

const answers = (address: string) =>
  fetch(address).then(
    ({ ok }) => ok,
    () => false,
  )

/** @param originOf returns the child's origin once it is known */
async function started(child: ChildProcess, originOf: () => string | undefined): Promise<Shop> {
  // Kills the child even if we exit before it is ready.
  process.once('exit', () => child.kill('SIGTERM'))
  const ended = once(child, 'exit')
  let origin = originOf()
  while (!origin || !(await answers(`${origin}/readyz`))) {
    if (child.exitCode !== null) throw new Error('The shop did not start. See the lines above.')
    await setTimeout(ASK_EVERY_MS)
    origin = originOf()
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

/** Finds a running shop, or starts one. @throws Error if it does not start, or forbids the override */
export async function localShop(root: string, env: NodeJS.ProcessEnv, devOrigin: string): Promise<Shop> {
  const open = await shopToJoin(root, env, (origin) => answers(`${origin}/healthz`))
  if (!open) {
    const start = [path.join(root, 'tooling/bootstrap.mjs'), 'start']
    return started(spawn(process.execPath, start, { cwd: root, env, stdio: 'inherit' }), () =>
      env.PORT ? `http://localhost:${env.PORT}` : shopAddress(resolveDataFolder(env, root)),
    )
  }
  const { origin, line } = open
  say(line)
  const policy = (await fetch(origin)).headers.get('content-security-policy') ?? ''
  if (!policy.includes(devOrigin) && !policy.includes('http://localhost:*'))
    throw new Error(
      `The shop at ${origin} does not accept remotes from ${devOrigin}. Start it with OVERRIDE_ORIGINS='http://localhost:*'.`,
    )
  return { origin, close: async () => {}, ended: new Promise(() => {}) }
}

/** Serves the local shell with a deployed shop's registry, files and api. @throws Error if it does not start */
export async function startLocalEdge(
  registry: string,
  root: string,
  env: NodeJS.ProcessEnv,
  devOrigin: string,
): Promise<Shop> {
  const origin = `http://localhost:${env.PORT}`
  if (await answers(`${origin}/healthz`))
    throw new Error(`Port ${env.PORT} is in use. Set PORT to another one, or stop the program that uses it.`)
  const edge = path.join(root, 'edge/dist/edge.mjs')
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
    () => origin,
  )
}
