import { type Server, type ServerProcess, type ShopAddress, startServer } from '../server-process'

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

/** The api that `startApi` starts. */
export function apiServer(dataDir: string, port: number, settings: NodeJS.ProcessEnv = {}): Server {
  const own = { DATABASE_URL: '', HOST: '', DATA_DIR: dataDir, API_PORT: String(port) }
  return { script: 'api/dist/server.mjs', port, settings: { ...own, ...settings } }
}
