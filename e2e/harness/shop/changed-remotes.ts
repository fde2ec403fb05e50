import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { findOwner } from 'shared-contracts/remote/registry/live-remotes'

const root = path.resolve(import.meta.dirname, '../../..')
/** Returns the remotes given to `npm test -- <remote>`; undefined to run all journeys. */
const named = () => process.env.CHANGED_REMOTES?.split(' ')

interface Description {
  name: string
  shop: { prefixes: string[] }
}

/** All remotes of the repository. */
export const remotes = readdirSync(root)
  .filter((name) => name.startsWith('mf-'))
  .map((name) => JSON.parse(readFileSync(path.join(root, name, 'package.json'), 'utf8')) as Description)
  .map(({ name, shop }) => ({ name, prefixes: shop.prefixes }))

/** The folder of each remote's journeys. Journeys in other folders concern all remotes. */
const FOLDERS: Readonly<Record<string, string>> = {
  'mf-account': 'customers',
  'mf-cart-checkout': 'orders',
  'mf-catalog': 'catalog',
  'mf-content': 'content',
  'mf-admin': 'admin',
}

/** Returns true if the journeys of a remote have to run. */
export function hasChanged(remote: string): boolean {
  const changed = named()
  return !changed || changed.includes(remote)
}

/** Returns the paths whose pages have to be visited, including those that no remote owns. */
export function pathsOfChanged(paths: readonly string[]): string[] {
  const [first = ''] = named() ?? []
  return paths.filter((each) => hasChanged(findOwner(each, remotes)?.name ?? first))
}

/** Returns Playwright's `testMatch`: the journeys of the changed remotes, and those that visit every page. */
export function journeysOfChanged(): string[] {
  const changed = named()
  if (!changed) return ['**/*.spec.ts']
  const folders = changed.flatMap((name) => FOLDERS[name] ?? [])
  return [
    ...folders.map((folder) => `**/journeys/${folder}/*.spec.ts`),
    '**/journeys/pages/every-page.spec.ts',
  ]
}
