import { type Server, type ServerProcess, type ShopAddress, startServer } from '../server-process'

/** Starts an api on the embedded database in `dataDir`, or on that of `settings`. @param place another build */
export function startApi(
  dataDir: string,
  port: number,
  settings: NodeJS.ProcessEnv = {},
  place?: ShopAddress,
): Promise<ServerProcess> {
  return startServer({ ...apiServer(dataDir, port, settings), ...(place && { place }) })
}

/** Describes the api that `startApi` starts. */
export function apiServer(dataDir: string, port: number, settings: NodeJS.ProcessEnv = {}): Server {
  const own = { DATABASE_URL: '', HOST: '', DATA_DIR: dataDir, API_PORT: String(port) }
  return { script: 'api/dist/server.mjs', port, settings: { ...own, ...settings } }
}
