import type { Page } from '@playwright/test'

/**
 * Follows what a page is refused, and which versions of each remote it has taken since it was loaded.
 * @returns complaints, and the versions that it has taken in all
 */
export function followVisit(page: Page) {
  const complaints: string[] = []
  const seen = new Set<string>()
  let versions = new Map<string, Set<string>>()

  page.on('request', (request) => {
    // A document begins another visit.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) versions = new Map()
    const [, remote, version] = /\/remotes\/([^/]+)\/([^/]+)\//.exec(request.url()) ?? []
    if (!remote || !version) return
    seen.add(`${remote} ${version}`)
    const taken = versions.get(remote) ?? new Set()
    versions.set(remote, taken.add(version))
    if (taken.size > 1) complaints.push(`${remote} in the versions ${[...taken].join(' and ')}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400 && /\/(remotes|shell)\//.test(response.url()))
      complaints.push(`${response.url()} ${response.status()}`)
  })
  page.on('pageerror', (error) => void complaints.push(error.message))
  return { complaints, versions: () => [...seen] }
}
