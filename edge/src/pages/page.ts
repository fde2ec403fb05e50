/** A page as it was made, before it is compressed and given the headers that all pages have. */
export interface Page {
  status: 200 | 301 | 303 | 404 | 429 | 431 | 503
  html: string
  /** The type of its content, where that is not HTML. */
  type?: string
  /** What this page says besides, in lower case: `link`, `retry-after` ... */
  headers: Readonly<Record<string, string>>
  /** The path that a redirect leads to. The query of the request goes with it: all of it (301), or what is harmless (303). */
  location?: string
  /** Whether it is the same for everyone, so that this server may keep it; error pages (503) are never kept. */
  isKept: boolean
  /** Whether a browser adds one shopper's own to it: nobody outside this server may store it. */
  isPrivate?: boolean
  /**
   * How long it is kept at most, in ms, apart from the others: for pages at addresses that are endlessly many. Unless
   * told, it is kept as long as nothing changes.
   */
  keptForMs?: number
  /** Whether browsers are shown different versions of remotes just now: no cache between us and them may keep it. */
  differsByVisit?: boolean
  /** Of its inline `<style>` elements, such as `sha256-...`: only these may run besides our own files. */
  styleHashes: readonly string[]
  /** Of its inline scripts, in the same form. */
  scriptHashes: readonly string[]
}

/**
 * Makes the page of a path.
 * @param path as it was asked for: percent-encoded, decodable, and of the query what the page depends on (asked-path.ts).
 * The page of a path that no remote owns is always 404 and does not depend on the path.
 * @param canaries the remotes whose canary the visit gets
 * @throws what cannot be answered: an older page is shown instead where there is one
 */
export type MakePage = (path: string, canaries: readonly string[]) => Promise<Page>
