import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Registry } from 'shared-contracts/remote/registry'
import { freePort } from '../../../../tooling/start/free-port'
import { type Server, startServer } from '../../../harness/shop/server-process'

/** A secret of the edge, which must never be visible to a remote's code. */
export const SECRET = 'the-secret-of-the-edge'

/** Starts a public shop's edge on the bucket, without an api. @param ownerKey the owner's public key */
export async function startWatchedEdge(registry: string, ownerKey: string) {
  const dataFolder = await mkdtemp(path.join(tmpdir(), 'spice-keys-'))
  const port = await freePort()
  const server: Server = {
    script: 'edge/dist/edge.mjs',
    port,
    settings: {
      PORT: String(port),
      DATA_DIR: dataFolder,
      REGISTRY: registry,
      AWS_ACCESS_KEY_ID: 'edge',
      AWS_SECRET_ACCESS_KEY: SECRET,
      API_ORIGIN: 'http://127.0.0.1:9',
      PUBLIC_ORIGIN: 'https://shop.example',
      ADMIN_ORIGIN: 'same',
      INTERNAL_KEY: 'off',
      OWNER_PUBLIC_KEY: ownerKey,
      LOG_LEVEL: 'silent',
    },
  }
  let edge = await startServer(server)
  const origin = `http://127.0.0.1:${port}`
  const get = (address: string) => fetch(origin + address)

  return {
    origin,
    get,
    async entryOf(name: string): Promise<Registry['remotes'][string] | undefined> {
      return ((await (await get('/remotes.json')).json()) as Registry).remotes[name]
    },
    /** True if /metrics says that the edge refuses the manifest of a remote, or root.json. */
    async isRefused(name: string): Promise<boolean> {
      return (await (await get('/metrics')).text()).includes(
        `edge_registry_manifest_refused{remote="${name}"} 1`,
      )
    },
    /** Kills it and starts it again with the same data. */
    async restart(): Promise<void> {
      await edge.kill()
      edge = await startServer(server)
    },
    async stop(): Promise<void> {
      await edge.kill()
      await rm(dataFolder, { recursive: true })
    },
  }
}

export type WatchedEdge = Awaited<ReturnType<typeof startWatchedEdge>>
