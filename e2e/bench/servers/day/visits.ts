import { randomUUID } from 'node:crypto'
import { VITALS } from 'shared-contracts/domain/numbers'
import { Agent, fetch } from 'undici'
import { privatePages, publicPages } from '../../../pages'
import type { NextVersion } from './next-version'

/** Requests for pages between two versions: each public one twice, so that one is rendered and one kept. */
const PUBLIC = 12
const PRIVATE = 4
const UNKNOWN = 4
export const PAGES_EACH = 2 * PUBLIC + PRIVATE + UNKNOWN

const ENCODINGS = ['br', 'gzip', 'identity']
const SEEN_WITHIN_MS = 30_000

/** Shoppers and strangers, between one version and the next. */
export function visitsTo(origin: string) {
  const dispatcher = new Agent({ connections: 4 })
  let asked = 0

  async function ask(path: string): Promise<{ status: number; html: string }> {
    asked += 1
    const encoding = ENCODINGS[asked % ENCODINGS.length] ?? 'br'
    const answer = await fetch(origin + path, { dispatcher, headers: { 'accept-encoding': encoding } })
    return { status: answer.status, html: await answer.text() }
  }

  /** @throws Error where a page is answered with another status */
  async function look(path: string, status: number): Promise<void> {
    const answer = await ask(path)
    if (answer.status !== status) throw new Error(`${path} was answered with ${answer.status}.`)
  }

  /** As many of the pages, others each time. */
  const some = (pages: readonly string[], count: number, number: number) =>
    Array.from({ length: count }, (_, place) => pages[(number * count + place) % pages.length] ?? '/')

  return {
    /** @throws Error when the version is not shown */
    async untilSeen({ version, path }: NextVersion): Promise<void> {
      const deadline = performance.now() + SEEN_WITHIN_MS
      while (performance.now() < deadline) {
        if ((await ask(path)).html.includes(version)) return
        await new Promise((resolve) => setTimeout(resolve, 20))
      }
      throw new Error(`The edge did not show ${version} within ${SEEN_WITHIN_MS / 1000} s.`)
    },

    /** The usual mix. */
    async come(number: number): Promise<void> {
      const open = some(publicPages, PUBLIC, number)
      for (const path of [...open, ...open]) await look(path, path === '/product/99' ? 404 : 200)
      for (const path of some(privatePages, PRIVATE, number)) await look(path, 200)
      for (let place = 0; place < UNKNOWN; place += 1) await look(`/nowhere-${number}-${place}`, 404)
    },

    /** What a browser tells of a page it has shown. */
    async report(remote: string, version: string): Promise<void> {
      const vitals = VITALS.map((vital) => ({ remote, version, kind: 'vital', vital, value: 100 }))
      const reports = [{ remote, version, kind: 'visit' }, ...vitals]
      await fetch(`${origin}/reports`, {
        dispatcher,
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ document: randomUUID(), reports }),
      }).then((answer) => answer.text())
    },

    close: () => dispatcher.close(),
  }
}
