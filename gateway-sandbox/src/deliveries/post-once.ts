const ANSWER_TIMEOUT_MS = 5000

/**
 * Posts a body once, following no redirect.
 *
 * @returns the HTTP status answered
 * @throws when no answer comes within five seconds
 */
export async function postOnce(
  url: string,
  body: string,
  headers: Record<string, string>,
  signal: AbortSignal,
): Promise<number> {
  const answer = await fetch(url, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', ...headers },
    redirect: 'manual',
    signal: AbortSignal.any([signal, AbortSignal.timeout(ANSWER_TIMEOUT_MS)]),
  })
  await answer.body?.cancel()
  return answer.status
}
