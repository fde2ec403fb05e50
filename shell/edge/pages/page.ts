/** A page as it was made, before it is compressed and given the headers that all pages have. */
export interface Page {
  status: 200 | 301 | 404 | 503
  html: string
  /** What this page says besides, in lower case: `location` of a redirect, `link`, `retry-after` ... */
  headers: Readonly<Record<string, string>>
  /** Whether it is the same for everyone. Of these, pages found (200) are kept, and the one of unknown paths (404). */
  isKept: boolean
  /** How long it is kept at most, in ms: as long as nothing changes, unless told. */
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
 * @param path as it was asked for: percent-encoded, decodable, without the query. The page of a path that no remote
 * owns is always 404 and does not depend on the path.
 * @param canaries the remotes whose canary the visit gets
 * @throws what cannot be answered: an older page is shown instead where there is one
 */
export type MakePage = (path: string, canaries: readonly string[]) => Promise<Page>
