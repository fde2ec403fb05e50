import { randomBytes } from 'node:crypto'
import { cp, mkdir } from 'node:fs/promises'
import path from 'node:path'
import { readSigner } from 'registry/keys/signer'
import { openStore } from 'registry/open-store'
import { sandboxAddresses } from 'shared-contracts/payments/providers/providers'
import { START } from '../../../../composition/cli/publish/left-alone'
import { publishBuild } from '../../../../composition/cli/publish/publish-build'
import { publishShell } from '../../../../composition/cli/publish/publish-shell'
import { remoteFolders } from '../../../../composition/cli/publish/remote-folders'
import { verifyBuild } from '../../../../composition/cli/verify/verify-build'
import { freePort } from '../../../../tooling/start/free-port'
import { type SandboxProcess, startSandbox } from '../../gateways/sandbox-process'
import { apiServer } from '../api/api-process'
import { createDrillDatabase } from '../api/drill-database'
import { type Server, type ServerProcess, type ShopAddress, startServer } from '../server-process'
import { type Certificate, hasNginx, startNginx } from './nginx'

const ROOT = path.resolve(import.meta.dirname, '../../../..')

/** One of two identical servers. */
export interface Twin {
  /** Its direct address, bypassing nginx. */
  origin: string
  kill: () => Promise<void>
  /** Stops it gracefully. */
  stop: () => Promise<void>
  /**
   * @param place location of another build than it was opened with
   * @returns milliseconds until it could serve
   */
  start: (place?: ShopAddress) => Promise<number>
}

export interface ShopBehindNginx {
  /** nginx's origin, as visitors see it. */
  origin: string
  databaseUrl: string
  /** Lets the apis recognise the edges' renderers. */
  internalKey: string
  accessLog: string
  edges: readonly [Twin, Twin]
  apis: readonly [Twin, Twin]
  sandbox: SandboxProcess
  stop: () => Promise<void>
}

interface Deployment {
  /** The first build to serve; by default this repository's. */
  place?: ShopAddress
  /** The servers' data folders; by default in the drill's. */
  dataDirs?: { api: string; edge: string }
  /** A registry with live remotes; by default this repository's builds. */
  registry?: string
  /** Serves https if set. */
  certificate?: Certificate
  /** Starts a server and waits until it is ready; by default as a child process. */
  start?: (server: Server) => Promise<ServerProcess>
}

/** Publishes this repository's builds. @throws Error if one cannot be published */
async function publishAll(place: string): Promise<void> {
  const store = await openStore(place, readSigner('PUBLISHING_KEY', process.env))
  await publishShell(ROOT, store, START)
  for (const folder of await remoteFolders(ROOT)) {
    const outcome = await publishBuild(folder, store, { verify: verifyBuild })
    if ('problem' in outcome) throw new Error(`${outcome.name} ${outcome.problem}: ${outcome.reason}`)
  }
}

/**
 * Opens two edges and two apis on one PostgreSQL behind nginx, as in deploy/, with the gateway sandbox.
 * @returns undefined, after printing why, if PostgreSQL or nginx is not installed
 */
export async function openShopBehindNginx(
  dataDir: string,
  minuteMs: number,
  { place: first, dataDirs, registry, certificate, start = startServer }: Deployment = {},
): Promise<ShopBehindNginx | undefined> {
  const database = (await hasNginx()) ? await createDrillDatabase() : undefined
  if (!database) {
    console.log('Not run: this needs PostgreSQL and nginx, see .ci/run.')
    return undefined
  }
  const ownRegistry = path.join(dataDir, 'registry')
  await (registry ? cp(registry, ownRegistry, { recursive: true }) : publishAll(ownRegistry))
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
      }
      return start({
        script: 'edge/dist/edge.mjs',
        port: own,
        settings: { ...settings, ...edge },
        ...(place && { place }),
      })
    })
  const apis = [await newApi(), await newApi()] as const
  const edges = [await newEdge(), await newEdge()] as const
  // Both start at once: one of them migrates the empty database.
  await Promise.all(apis.map((api) => api.start()))

  const accessLog = path.join(dataDir, 'access.log')
  const addressOf = ({ origin: address }: Twin) => new URL(address).host
  const stopNginx = await startNginx(
    path.join(dataDir, 'nginx'),
    {
      PUBLIC_LISTEN: `127.0.0.1:${port}${certificate ? ' ssl http2' : ''}`,
      INNER_LISTEN: `127.0.0.1:${innerPort}`,
      ACCESS_LOG: accessLog,
      EDGE_1: addressOf(edges[0]),
      EDGE_2: addressOf(edges[1]),
      API_1: addressOf(apis[0]),
      API_2: addressOf(apis[1]),
    },
    certificate,
  )
  await Promise.all(edges.map((edge) => edge.start()))

  return {
    origin,
    databaseUrl: database.url,
    internalKey,
    accessLog,
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
