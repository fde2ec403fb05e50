import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { remoteFolders } from '../../../../composition/cli/publish/remote-folders'
import type { Checks } from '../../../harness/checks'

const ROOT = path.resolve(import.meta.dirname, '../../../..')
const HOME = 'mf-content'
/** With an empty task cache on a busy machine, building the remotes takes minutes. */
const PUBLISHED_WITHIN_MS = 600_000
const ASK_EVERY_MS = 1000

/** Makes the next start open before any remote except the home page's is published, by removing one build. */
export function removeOneBuild(): Promise<void> {
  return rm(path.join(ROOT, 'mf-admin/dist'), { recursive: true, force: true })
}

async function addressesToCome(origin: string): Promise<string[]> {
  const others = (await remoteFolders(ROOT)).filter((folder) => path.basename(folder) !== HOME)
  const manifests = others.map(async (folder) => {
    const { shop } = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8')) as {
      shop: { prefixes: string[] }
    }
    return shop.prefixes
  })
  return (await Promise.all(manifests)).flat().map((prefix) => origin + prefix)
}

async function visit(address: string) {
  const answer = await fetch(address, { headers: { accept: 'text/html' }, redirect: 'manual' })
  const isPrepared = (await answer.text()).includes('This page is being prepared')
  return { address, status: answer.status, asksAgain: isPrepared && answer.headers.has('refresh') }
}

/** Visits a newly opened shop until all of its remotes are published. */
export async function openByThemselves(origin: string, checks: Checks): Promise<void> {
  const addresses = await addressesToCome(origin)
  const first = await Promise.all(addresses.map(visit))
  const others = first.filter(({ status, asksAgain }) => status !== 503 || !asksAgain)
  checks.expect(
    others.length === 0,
    `each of ${addresses.length} addresses of unpublished remotes responds 503 and retries`,
    others,
  )
  checks.expect((await visit(`${origin}/`)).status === 200, 'the home page is open in the meantime')

  const deadline = Date.now() + PUBLISHED_WITHIN_MS
  let closed = first
  while (closed.length > 0 && Date.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS))
    closed = (await Promise.all(closed.map(({ address }) => visit(address)))).filter(
      ({ status }) => status >= 400,
    )
  }
  checks.expect(
    closed.length === 0,
    'the other pages open by themselves once their remotes are published',
    closed,
  )
}
