import type { PlainAnswer } from '../../plain-server/response'
import type { RawAnswer } from '../../shop/kept-page'

/** Belong to one connection or one moment, not to the answer. */
const NOT_OF_THE_ANSWER = ['connection', 'keep-alive', 'date', 'transfer-encoding', 'content-length']

/** The edge's answer for a plain server to give: the same bytes with the same headers. */
export function sameAnswer({ headers, body }: RawAnswer): PlainAnswer {
  const kept = Object.entries(headers).filter(([name]) => !NOT_OF_THE_ANSWER.includes(name))
  return {
    headers: Object.fromEntries(kept.map(([name, value]) => [name, String(value)])),
    body: body.toString('base64'),
  }
}
