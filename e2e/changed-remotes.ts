import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ownerOf } from 'shared-contracts/remote/live-remotes'

const root = path.resolve(import.meta.dirname, '..')
/** `npm test` names the remotes that have changed when nothing else has; otherwise all journeys run. */
const changed = process.env.CHANGED_REMOTES?.split(' ')

interface Description {
  name: string
  shop: { prefixes: string[] }
}

const remotes = readdirSync(root)
  .filter((name) => name.startsWith('mf-'))
  .map((name) => JSON.parse(readFileSync(path.join(root, name, 'package.json'), 'utf8')) as Description)
  .map(({ name, shop }) => ({ name, prefixes: shop.prefixes }))

/** The remotes whose pages the journeys of a folder open. The journeys of other folders concern all of them. */
const REMOTES_OF: Readonly<Record<string, readonly string[]>> = {
  account: ['mf-account'],
  cart: ['mf-cart-checkout', 'mf-catalog', 'mf-account'],
  catalogue: ['mf-catalog'],
  content: ['mf-content'],
  desk: ['mf-desk'],
  browsing: ['mf-content', 'mf-catalog', 'mf-account'],
}

/** Whether journeys through the pages of a remote have to run. */
export function hasChanged(remote: string): boolean {
  return !changed || changed.includes(remote)
}

/** Those of the paths whose pages have to be tried, of which a page of nobody's is always one. */
export function pathsOfChanged(paths: readonly string[]): string[] {
  return paths.filter((each) => hasChanged(ownerOf(each, remotes)?.name ?? changed?.[0] ?? ''))
}

/** Journeys that have nothing to do with what has changed, for Playwright's `testIgnore`. */
export function unconcernedJourneys(): string[] {
  return Object.entries(REMOTES_OF)
    .filter(([, opened]) => !opened.some(hasChanged))
    .map(([folder]) => `**/journeys/${folder}/**`)
}

/** The journeys through a remote's pages, as filters for Playwright. With CHANGED_REMOTES, the last tries its pages alone. */
export function journeysOf(remote: string): string[] {
  const folders = Object.keys(REMOTES_OF).filter((folder) => REMOTES_OF[folder]?.includes(remote))
  return [...folders.map((folder) => `journeys/${folder}/`), 'journeys/whole/every-page']
}
