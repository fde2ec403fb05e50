const TIMEOUT_MS = 10_000

export interface IndexNow {
  /** Takes the addresses, and shares them among the search engines that take part. */
  endpoint: string
  /** Proves that who announces owns the shop: the same as in the file at its root. */
  key: string
  origin: string
}

/**
 * Tells search engines which pages have changed (indexnow.org/documentation).
 * @param paths at most 10,000
 * @param signal fires when the server is told to stop
 * @throws Error when they are not taken
 */
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
  if (!ok) throw new Error(`The search engines answered ${status}.`)
}
