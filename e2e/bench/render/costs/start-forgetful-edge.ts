import { fork } from 'node:child_process'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../../../drills/shop/server-process'
import type { OwnShop } from '../../shop/open-shop'

const READY_WITHIN_MS = 60_000

export interface ForgetfulEdge {
  origin: string
  pid: number
  close: () => void
}

/** Starts an edge of a shop that renders every page anew. @throws Error when it does not start */
export async function startForgetfulEdge({ settings }: OwnShop): Promise<ForgetfulEdge> {
  const port = await freePort()
  const child = fork(path.join(import.meta.dirname, 'forgetful-edge.ts'), {
    env: { ...settings, PORT: String(port) },
  })
  const origin = `http://127.0.0.1:${port}`
  const deadline = performance.now() + READY_WITHIN_MS
  const isReady = () =>
    fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await isReady())) {
    if (performance.now() > deadline) throw new Error('The edge that keeps no page did not start.')
    await pause(50)
  }
  return { origin, pid: child.pid ?? 0, close: () => child.disconnect() }
}
