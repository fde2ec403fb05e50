import type { Page, Request } from '@playwright/test'

/**
 * Follows what a page is refused, and which versions of each remote it has taken since it was loaded.
 * @returns complaints, and the versions that it has taken in all
 */
export function followVisit(page: Page) {
  const complaints: string[] = []
  const seen = new Set<string>()
  let versions = new Map<string, Set<string>>()
  let asked: Request | undefined

  // A document begins another visit once it has come: until then the one before it may still fetch pages ahead.
  page.on('framenavigated', (frame) => {
    if (!asked || frame !== page.mainFrame()) return
    asked = undefined
    versions = new Map()
  })
  page.on('requestfailed', (request) => {
    if (request === asked) asked = undefined
  })
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) asked = request
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
