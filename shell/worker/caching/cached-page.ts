/* A kept page is a response that says itself which files belong to it. */

const FILES = 'x-kept-files'
const TITLE = 'x-kept-title'
/** Of the body as it came, not as it is kept. */
const OF_THE_WAY = ['content-encoding', 'content-length']

/** Stands for a page whose files are on their way. */
export function beginning(): Response {
  return new Response('')
}

/** @param files every file that the page may ask for */
export function toCachedPage(html: string, headers: Headers, files: readonly string[]): Response {
  const kept = new Headers(headers)
  for (const name of OF_THE_WAY) kept.delete(name)
  kept.set(FILES, JSON.stringify(files))
  kept.set(TITLE, encodeURIComponent(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''))
  return new Response(html, { headers: kept })
}

/** @returns undefined for a page that was only begun */
export function readFiles({ headers }: Response): string[] | undefined {
  const files = headers.get(FILES)
  return files === null ? undefined : (JSON.parse(files) as string[])
}

/** The title as HTML, without the shop's name. */
export function readTitle({ headers }: Response): string {
  return decodeURIComponent(headers.get(TITLE) ?? '').replace(/ \| [^|]*$/, '')
}
