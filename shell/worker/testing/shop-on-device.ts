import { memoryCaches } from './memory-caches'

/** Builds the HTML of a page as the edge does, with one file of the shell and one of a remote's version. */
export function buildPage(version: string, title = 'About us', remote = 'mf-content'): string {
  return `<title>${title} | Kesar &amp; Clove</title><meta name="scripts" content="/shell/shell.1.js /remotes/${remote}/${version}/entry.js">`
}

const publicPage = (html: string) => new Response(html, { headers: { 'cache-control': 'no-cache' } })
const privatePage = (html: string) => new Response(html, { headers: { 'cache-control': 'no-store' } })

/** Simulates a new device and the shop on the network. */
export function shopOnDevice() {
  const caches = memoryCaches()
  let version = '1'
  let isOn = true
  let delay = 0
  const missing = new Set<string>()
  const asked: { path: string; credentials: RequestCredentials | undefined }[] = []

  function answer(path: string): Response {
    if (missing.has(path)) return new Response('', { status: 404 })
    switch (path) {
      case '/admin':
        return privatePage(buildPage(version, 'The admin', 'mf-admin'))
      case '/about':
      case '/hi/about':
      case '/recipes':
        return publicPage(buildPage(version))
      case '/cart':
      case '/hi/cart':
      case '/account':
        return privatePage(buildPage(version, 'Cart'))
      case '/kept-files.json':
        return Response.json({
          '/shell/': ['shell.1.js', '7.js'],
          [`/remotes/mf-content/${version}/`]: ['entry.js', 'page.js'],
          [`/remotes/mf-admin/${version}/`]: ['entry.js', 'page.js'],
        })
      default:
        return new Response(`${path} of version ${version}`)
    }
  }

  async function fetch(request: string | { url: string }, options: RequestInit = {}): Promise<Response> {
    const { pathname, search } = new URL(
      typeof request === 'string' ? request : request.url,
      'https://shop.example',
    )
    if (delay) await new Promise((resolve) => setTimeout(resolve, delay))
    if (!isOn) throw new TypeError('Failed to fetch')
    asked.push({ path: pathname + search, credentials: options.credentials })
    return answer(pathname)
  }

  Object.assign(globalThis, { caches, fetch })
  return {
    caches,
    asked,
    publish(next: string) {
      version = next
    },
    /** Makes a file or page missing. */
    lose: (path: string) => void missing.add(path),
    find: (path: string) => void missing.delete(path),
    setLine(on: boolean) {
      isOn = on
    },
    /** Delays each response on a slow connection. */
    setPace(pace: 'slow' | 'fast') {
      delay = pace === 'slow' ? 2000 : 0
    },
  }
}
