import {
  type Exit,
  type Server,
  type ServerProcess,
  type ShopAddress,
  startServer,
  startServerInVain,
} from '../server-process'

/**
 * The built api, as a process of its own on the embedded database in `dataDir`.
 *
 * @param settings such as a payment gateway's address or another database; without them there is neither
 * @param place of another build than this repository's
 */
export function startApi(
  dataDir: string,
  port: number,
  settings: NodeJS.ProcessEnv = {},
  place?: ShopAddress,
): Promise<ServerProcess> {
  return startServer({ ...apiServer(dataDir, port, settings), ...(place && { place }) })
}

/** Starts an api that is expected to refuse, and waits for its end. */
export function startInVain(dataDir: string, port: number): Promise<Exit> {
  return startServerInVain(apiServer(dataDir, port))
}

/** The api that `startApi` starts. */
export function apiServer(dataDir: string, port: number, settings: NodeJS.ProcessEnv = {}): Server {
  const own = { DATABASE_URL: '', HOST: '', DATA_DIR: dataDir, API_PORT: String(port) }
  return { script: 'api/dist/server.mjs', port, settings: { ...own, ...settings } }
}
