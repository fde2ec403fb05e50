const TIMEOUT_MS = 10_000

export interface IndexNow {
  /** Receives the addresses and shares them among participating search engines. */
  endpoint: string
  /** Proves ownership of the shop, which also serves it in a file at the root. */
  key: string
  origin: string
}

/** Announces pages (indexnow.org/documentation). @param paths at most 10,000. @throws Error if refused */
export async function announcePages(
  { endpoint, key, origin }: IndexNow,
  paths: readonly string[],
  signal: AbortSignal,
): Promise<void> {
  const { ok, status } = await fetch(endpoint, {
    method: 'POST',
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: JSON.stringify({
      host: new URL(origin).host,
      key,
      keyLocation: `${origin}/${key}.txt`,
      urlList: paths.map((path) => origin + path),
    }),
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
  })
  if (!ok) throw new Error(`The search engines responded with ${status}.`)
}
