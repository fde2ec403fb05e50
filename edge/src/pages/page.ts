/** A page as built, before it is compressed and given the common headers. */
export interface Page {
  status: 200 | 301 | 303 | 404 | 429 | 431 | 503
  html: string
  /** Content type, if not HTML. */
  type?: string
  /** Additional headers of this page, in lower case: `link`, `retry-after` ... */
  headers: Readonly<Record<string, string>>
  /** Target path of a redirect. The request's query is appended: all of it (301), or only `utm_*` (303). */
  location?: string
  /** True if this server may cache it. Error pages (503) are never cached. */
  isKept: boolean
  /** True if the browser adds a shopper's own data to it, so that only this server may cache it. */
  isPrivate?: boolean
  /** Maximum ms in the cache, for short-lived pages (cache-times.ts). Others stay until they change. */
  keptForMs?: number
  /** The tags of the parts that it shows (page-tags.ts). Without tags, every change makes it outdated. */
  tags?: readonly string[]
  /** True if browsers currently get different versions of remotes, so that no intermediate cache may store it. */
  differsByVisit?: boolean
  /** Hashes of its inline `<style>` elements, such as `sha256-...`, the only ones allowed in addition to our own files. */
  styleHashes: readonly string[]
  /** Hashes of its inline scripts, in the same form. */
  scriptHashes: readonly string[]
}

/**
 * Builds the page for a path. All paths that no remote owns get the same 404 page, in their language.
 * @param path the requested path: percent-encoded, decodable, with the part of the query that the page depends
 * on (requested-path.ts) @param canaries the remotes whose canary the visit gets
 * @throws if it cannot be built; an older page is then shown if there is one
 */
export type MakePage = (path: string, canaries: readonly string[]) => Promise<Page>
