import { get, type IncomingHttpHeaders } from 'node:http'
import type { PlainAnswer } from '../plain-server/answer'

interface RawAnswer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

/** Belong to one connection or one moment, not to the answer. */
const NOT_OF_THE_ANSWER = ['connection', 'keep-alive', 'date', 'transfer-encoding', 'content-length']

/** Asks without undoing the compression. */
function askRaw(url: string, headers: Record<string, string>): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    get(url, { headers }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('error', reject)
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts) }),
      )
    }).on('error', reject)
  })
}

/**
 * What the edge answers for a page when its HTML is cached: the second time it is asked.
 * @throws Error when that is no page
 */
export async function cachedPage(origin: string, path: string): Promise<PlainAnswer> {
  const ask = () => askRaw(origin + path, { 'accept-encoding': 'br' })
  await ask()
  const { status, headers, body } = await ask()
  if (status !== 200) throw new Error(`${path} was answered with ${status}.`)
  const kept = Object.entries(headers).filter(([name]) => !NOT_OF_THE_ANSWER.includes(name))
  return {
    headers: Object.fromEntries(kept.map(([name, value]) => [name, String(value)])),
    body: body.toString('base64'),
  }
}
