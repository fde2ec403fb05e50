import type { Page, Request } from '@playwright/test'

/** Collects a page's failed files, mixed versions and errors as complaints, and all its remotes' versions. */
export function followVisit(page: Page) {
  const complaints: string[] = []
  const seen = new Set<string>()
  let versions = new Map<string, Set<string>>()
  let asked: Request | undefined

  // A new document starts another visit once it commits. Until then the old one may still prefetch pages.
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
