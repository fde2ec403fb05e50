import { randomBytes } from 'node:crypto'
import { cp, mkdir } from 'node:fs/promises'
import path from 'node:path'
import { sandboxAddresses } from 'shared-contracts/payments/providers/providers'
import { freePort } from '../../../../tooling/start/free-port'
import { type SandboxProcess, startSandbox } from '../../gateways/sandbox-process'
import { apiServer } from '../api/api-process'
import { createDrillDatabase } from '../api/drill-database'
import { copyPublishedRegistry } from '../published-registry'
import { type Server, type ServerProcess, type ShopAddress, startServer } from '../server-process'
import { type Certificate, hasNginx, startNginx } from './nginx'

/** One of several identical servers. */
export interface Twin {
  /** Its direct address, bypassing nginx. */
  origin: string
  kill: () => Promise<void>
  /** Stops it gracefully. */
  stop: () => Promise<void>
  /** @param place a different build from the one opened first @returns milliseconds until it could serve */
  start: (place?: ShopAddress) => Promise<number>
}

export interface ShopBehindNginx {
  /** nginx's origin, as visitors see it. */
  origin: string
  databaseUrl: string
  /** The key by which the apis recognise calls from the edges. */
  internalKey: string
  accessLog: string
  errorLog: string
  edges: readonly [Twin, Twin]
  apis: readonly [Twin, Twin, ...Twin[]]
  sandbox: SandboxProcess
  stop: () => Promise<void>
}

interface SharedCache {
  /** The address at which it accepts purges. */
  purgeOrigin: string
  /** @param edges `host:port` of each @returns `host:port` of the cache */
  start: (edges: readonly [string, string]) => Promise<string>
}

interface Deployment {
  /** The first build to serve. Defaults to this repository's. */
  place?: ShopAddress
  /** The servers' data folders. Both default to the drill's. */
  dataDirs?: { api: string; edge: string }
  /** Adds a third api to the two in nginx's configuration. */
  hasThirdApi?: boolean
  /** A registry with live remotes. Defaults to one with this repository's builds. */
  registry?: string
  /** Serves https if set. */
  certificate?: Certificate
  /** A cache between nginx and the edges. */
  sharedCache?: SharedCache
  /** Starts a server and waits until it is ready. Defaults to starting a child process. */
  start?: (server: Server) => Promise<ServerProcess>
}

/** Opens deploy/ with two edges and two apis. @returns undefined, and prints why, if a program is missing */
export async function openShopBehindNginx(
  dataDir: string,
  minuteMs: number,
  {
    place: first,
    dataDirs,
    hasThirdApi,
    registry,
    certificate,
    sharedCache,
    start = startServer,
  }: Deployment = {},
): Promise<ShopBehindNginx | undefined> {
  const database = (await hasNginx()) ? await createDrillDatabase() : undefined
  if (!database) {
    console.log('Not run: this needs PostgreSQL and nginx, see .ci/run.')
    return undefined
  }
  const ownRegistry = path.join(dataDir, 'registry')
  await (registry ? cp(registry, ownRegistry, { recursive: true }) : copyPublishedRegistry(ownRegistry))
  const [port, innerPort, sandboxPort] = [await freePort(), await freePort(), await freePort()]
  await mkdir(path.join(dataDir, 'gateway'))
  const sandbox = await startSandbox(
    path.join(dataDir, 'gateway'),
    sandboxPort,
    minuteMs,
    // The sandbox sends webhooks to the shop over https.
    certificate && { NODE_EXTRA_CA_CERTS: certificate.certificate },
  )
  const origin = `${certificate ? 'https' : 'http'}://127.0.0.1:${port}`
  const internalKey = randomBytes(32).toString('base64url')
  const settings = {
    PUBLIC_ORIGIN: origin,
    // nginx and the edges share one address of this machine; shoppers use its others.
    TRUSTED_PROXIES: '127.0.0.1',
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    INTERNAL_KEY: internalKey,
    SESSION_SECRET: 'a secret that both apis share, for a drill',
    CHECK_EMAIL: 'check@example.com',
    ...sandboxAddresses(sandbox.origin),
  }
  const newApi = () =>
    twin((own, place = first) =>
      start({
        ...apiServer(dataDir, own, { ...settings, ...(dataDirs && { DATA_DIR: dataDirs.api }) }),
        ...(place && { place }),
      }),
    )
  const newEdge = () =>
    twin((own, place = first) => {
      const edge = {
        HOST: '127.0.0.1',
        PORT: String(own),
        API_ORIGIN: `http://127.0.0.1:${innerPort}`,
        ...(dataDirs && { DATA_DIR: dataDirs.edge }),
        ...(sharedCache && { SHARED_CACHES: sharedCache.purgeOrigin }),
      }
      return start({
        script: 'edge/dist/edge.mjs',
        port: own,
        settings: { ...settings, ...edge },
        ...(place && { place }),
      })
    })
  const [api, other] = [await newApi(), await newApi()]
  const third = hasThirdApi ? [await newApi()] : []
  const apis = [api, other, ...third] as const
  const edges = [await newEdge(), await newEdge()] as const
  // All start at once: one of them migrates the empty database.
  await Promise.all(apis.map(({ start }) => start()))

  const accessLog = path.join(dataDir, 'access.log')
  const errorLog = path.join(dataDir, 'error.log')
  const addressOf = ({ origin: address }: Twin) => new URL(address).host
  const ownAddresses = [addressOf(edges[0]), addressOf(edges[1])] as const
  const cacheAddress = await sharedCache?.start(ownAddresses)
  const stopNginx = await startNginx(
    { folder: path.join(dataDir, 'nginx'), errorLog },
    {
      PUBLIC_LISTEN: `127.0.0.1:${port}${certificate ? ' ssl http2' : ''}`,
      INNER_LISTEN: `127.0.0.1:${innerPort}`,
      ACCESS_LOG: accessLog,
      EDGE_1: cacheAddress ?? ownAddresses[0],
      EDGE_2: cacheAddress ?? ownAddresses[1],
      API_1: addressOf(api),
      // Adds a third server as one more line of the configuration.
      API_2: [other, ...third].map(addressOf).join(' max_fails=1 fail_timeout=2s; server '),
    },
    certificate,
  )
  await Promise.all(edges.map((edge) => edge.start()))

  return {
    origin,
    databaseUrl: database.url,
    internalKey,
    accessLog,
    errorLog,
    edges,
    apis,
    sandbox,
    async stop() {
      await stopNginx()
      await Promise.all([...edges, ...apis].map(({ kill }) => kill()))
      await sandbox.stop()
      await database.drop()
    },
  }
}

async function twin(startOn: (port: number, place?: ShopAddress) => Promise<ServerProcess>): Promise<Twin> {
  const port = await freePort()
  let running: ServerProcess | undefined
  return {
    origin: `http://127.0.0.1:${port}`,
    async kill() {
      await running?.kill()
      running = undefined
    },
    async stop() {
      await running?.stop()
      running = undefined
    },
    async start(place) {
      running = await startOn(port, place)
      return running.readyMs
    },
  }
}
