const ANSWER_TIMEOUT_MS = 5000
const KEPT_CHARACTERS = 1000

export interface Post {
  url: string
  body: string
  headers: Record<string, string>
  signal: AbortSignal
}

/**
 * Posts a body once, following no redirect.
 *
 * @returns the HTTP status and the beginning of what was answered
 * @throws when no answer comes within five seconds
 */
export async function postOnce({ url, body, headers, signal }: Post) {
  const answer = await fetch(url, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', ...headers },
    redirect: 'manual',
    signal: AbortSignal.any([signal, AbortSignal.timeout(ANSWER_TIMEOUT_MS)]),
  })
  return { status: answer.status, answer: (await answer.text()).slice(0, KEPT_CHARACTERS) }
}
