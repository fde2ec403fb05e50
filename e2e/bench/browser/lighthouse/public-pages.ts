interface PublicPage {
  group: string
  path: string
}

/** Returns the sitemap's one-segment paths, and the first of each kind of longer path, such as products. */
export async function publicPages(origin: string): Promise<PublicPage[]> {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text()
  const paths = [...sitemap.matchAll(/<url><loc>([^<]+)<\/loc>/g)].map(
    ([, loc = '']) => new URL(loc).pathname,
  )
  const kinds = new Set<string>()
  return paths
    .filter((path) => {
      const [first = '', ...rest] = path.split('/').slice(1)
      const kind = rest.length > 0 ? `${first}/` : path
      if (kinds.has(kind)) return false
      kinds.add(kind)
      return true
    })
    .map((path) => ({ group: decodeURIComponent(path), path }))
}
