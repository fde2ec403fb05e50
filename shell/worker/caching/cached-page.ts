/* A cached page is a response whose header lists its files. */

const FILES = 'x-kept-files'
const TITLE = 'x-kept-title'
/** Headers that describe the body as transferred, not as cached. */
const OF_THE_WAY = ['content-encoding', 'content-length']

/** Placeholder for a page whose files are loading. */
export function beginning(): Response {
  return new Response('')
}

/** @param files every file that the page may request */
export function toCachedPage(html: string, headers: Headers, files: readonly string[]): Response {
  const kept = new Headers(headers)
  for (const name of OF_THE_WAY) kept.delete(name)
  kept.set(FILES, JSON.stringify(files))
  kept.set(TITLE, encodeURIComponent(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''))
  return new Response(html, { headers: kept })
}

/** @returns undefined for a placeholder */
export function readFiles({ headers }: Response): string[] | undefined {
  const files = headers.get(FILES)
  return files === null ? undefined : (JSON.parse(files) as string[])
}

/** Returns the title as HTML, without the shop's name. */
export function readTitle({ headers }: Response): string {
  return decodeURIComponent(headers.get(TITLE) ?? '').replace(/ \| [^|]*$/, '')
}
