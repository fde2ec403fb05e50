import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import type { PlainSite } from './response'

export interface PlainServer {
  origin: string
  pid: number
  close: () => void
}

/** Starts a plain server in its own process, so that the measurement cannot delay it. */
export async function startPlainServer(site: PlainSite): Promise<PlainServer> {
  const child = fork(path.join(import.meta.dirname, 'plain-server.ts'))
  child.send(site)
  const [port] = (await once(child, 'message')) as [number]
  return {
    origin: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    close: () => {
      child.disconnect()
    },
  }
}
