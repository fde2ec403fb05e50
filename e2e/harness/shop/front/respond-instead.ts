import { type IncomingHttpHeaders, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'

/** A server response. A string body is sent as it is, any other as JSON. */
export interface PassedResponse {
  status: number
  body: unknown
  /** The server's own headers. Without them, a string body is sent as HTML. */
  headers?: IncomingHttpHeaders
}

/** Responds, or throws to drop the connection. @param ask calls the server @param content the request's body */
export type RespondInstead = (
  ask: () => Promise<PassedResponse>,
  content: string,
) => PassedResponse | Promise<PassedResponse>

/** Gets the server's own full response: uncompressed, and never 304. */
async function askServer(behind: string, asked: IncomingMessage, content: Buffer): Promise<PassedResponse> {
  const { method = 'GET', url = '/' } = asked
  const { 'accept-encoding': _, 'if-none-match': __, ...headers } = asked.headers
  const passed = await new Promise<IncomingMessage>((resolve, reject) =>
    request(behind + url, { method, headers }, resolve)
      .on('error', reject)
      .end(content),
  )
  const text = (await buffer(passed)).toString()
  const isJson = passed.headers['content-type']?.startsWith('application/json')
  // The body may be changed, which would make these headers wrong.
  const { 'content-length': ___, 'transfer-encoding': ____, etag: _____, ...rest } = passed.headers
  return { status: passed.statusCode ?? 502, body: isJson ? JSON.parse(text) : text, headers: rest }
}

/** Responds in the server's place. @param behind the server's origin */
export async function respondInstead(
  behind: string,
  asked: IncomingMessage,
  reply: ServerResponse,
  answer: RespondInstead,
) {
  const content = await buffer(asked)
  let cookies: string[] = []
  const { status, body, headers } = await answer(async () => {
    const own = await askServer(behind, asked, content)
    cookies = own.headers?.['set-cookie'] ?? []
    return own
  }, content.toString())
  const isText = body === undefined || typeof body === 'string'
  const type = isText ? 'text/html' : 'application/json'
  reply.writeHead(status, headers ?? { 'content-type': type, 'set-cookie': cookies })
  reply.end(isText ? body : JSON.stringify(body))
}
