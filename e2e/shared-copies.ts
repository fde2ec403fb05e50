import type { Page } from '@playwright/test'

interface Copy {
  /** Whose share it is: the containers register theirs under `name:version`. */
  provider: string
  /** The containers that took it. */
  users: string[]
}

interface Share {
  useIn: string[]
  loaded?: boolean
}

/** Container, scope, package, version. */
type Shares = Record<string, Record<string, Record<string, Record<string, Share>>>>

function copiesOf(packages: Record<string, Record<string, Share>>, provider: string) {
  return Object.entries(packages).map(([name, versions]): [string, Copy[]] => [
    name,
    Object.values(versions)
      .filter(({ loaded }) => loaded)
      .map(({ useIn }) => ({ provider, users: useIn })),
  ])
}

/** All loaded copies of each shared package, as the federation runtime of the page knows them. */
export async function sharedCopies(page: Page): Promise<Record<string, Copy[]>> {
  const text = await page.evaluate(() =>
    JSON.stringify(window.__FEDERATION__.__SHARE__, (key, value) => (key === 'lib' ? undefined : value)),
  )
  const shares: Shares = JSON.parse(text)
  const all: Record<string, Copy[]> = {}
  for (const [owner, scopes] of Object.entries(shares))
    for (const [name, copies] of Object.values(scopes).flatMap((packages) =>
      copiesOf(packages, owner.split(':')[0] ?? ''),
    ))
      if (copies.length > 0) all[name] = [...(all[name] ?? []), ...copies]
  return all
}

declare global {
  interface Window {
    __FEDERATION__: { __SHARE__: Shares }
  }
}
