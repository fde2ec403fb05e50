import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import type { Profile } from '../profile'

export interface Link {
  /** Chromium's arguments to go through it, for this machine's own addresses too. */
  browserArguments: string[]
  /** Breaks every connection, as a phone does that comes back another day. */
  dropConnections: () => Promise<void>
  close: () => void
}

export async function startLink(profile: Profile): Promise<Link> {
  const child = fork(path.join(import.meta.dirname, 'link-process.ts'), [JSON.stringify(profile)])
  const [port] = (await once(child, 'message')) as [number]
  return {
    browserArguments: [`--proxy-server=socks5://127.0.0.1:${port}`, '--proxy-bypass-list=<-loopback>'],
    async dropConnections() {
      child.send('drop')
      await new Promise((resolve) => setTimeout(resolve, 50))
    },
    close: () => child.disconnect(),
  }
}
