import type { Page } from '@playwright/test'

/** Keyed by container, scope, package and version. */
type Shares = Record<string, Record<string, Record<string, Record<string, { loaded?: boolean | 1 }>>>>

/** Module Federation's runtime state in a page, as its developer tools see it. */
interface Federation {
  __SHARE__: Shares
  __INSTANCES__: { name: string; options: { remotes: { name: string }[] } }[]
}

/** Returns the containers that provide the copies of each shared package that a page uses. */
export async function sharedCopies(page: Page): Promise<Record<string, string[]>> {
  const shares = await page.evaluate(() =>
    Object.entries(window.__FEDERATION__.__SHARE__).flatMap(([owner, scopes]) =>
      Object.values(scopes).flatMap((packages) =>
        Object.entries(packages).flatMap(([name, versions]) =>
          Object.values(versions)
            .filter(({ loaded }) => loaded)
            .map(() => ({ name, provider: owner.split(':')[0] ?? '' })),
        ),
      ),
    ),
  )
  const copies: Record<string, string[]> = {}
  for (const { name, provider } of shares) copies[name] = [...(copies[name] ?? []), provider]
  return copies
}

/** Returns the containers registered with a host's runtime. */
export function knownRemotes(page: Page, host = 'shell'): Promise<string[]> {
  return page.evaluate(
    (name) =>
      window.__FEDERATION__.__INSTANCES__
        .find((instance) => instance.name === name)
        ?.options.remotes.map((remote) => remote.name) ?? [],
    host,
  )
}

declare global {
  interface Window {
    __FEDERATION__: Federation
  }
}
