import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'

/** An answer of the server. A body that is a string is sent as HTML, any other as JSON. */
export interface PassedAnswer {
  status: number
  body: unknown
}

/** Makes the answer to a call. @param ask gets the server's own answer */
export type AnswerInstead = (ask: () => Promise<PassedAnswer>) => PassedAnswer | Promise<PassedAnswer>

async function answerInstead(
  behind: string,
  asked: IncomingMessage,
  reply: ServerResponse,
  answer: AnswerInstead,
) {
  const { method = 'GET', url = '/' } = asked
  const { 'accept-encoding': _, 'if-none-match': __, ...headers } = asked.headers
  const content = await buffer(asked)
  let cookies: string[] = []

  const { status, body } = await answer(async () => {
    const passed = await new Promise<IncomingMessage>((resolve, reject) =>
      request(behind + url, { method, headers }, resolve)
        .on('error', reject)
        .end(content),
    )
    cookies = passed.headers['set-cookie'] ?? []
    return { status: passed.statusCode ?? 502, body: JSON.parse((await buffer(passed)).toString()) }
  })
  const isText = body === undefined || typeof body === 'string'
  reply.writeHead(status, {
    'content-type': isText ? 'text/html' : 'application/json',
    'set-cookie': cookies,
  })
  reply.end(isText ? body : JSON.stringify(body))
}

/**
 * One origin, before whichever edge answers just now: to a browser it is the same shop after a restart.
 * @param origin of the first edge
 */
export async function startFront(origin: string) {
  let behind = origin
  let lost: RegExp | undefined
  let held: { files: RegExp; until: Promise<unknown> } | undefined
  let answered: { call: RegExp; answer: AnswerInstead }[] = []

  const server = createServer(async (asked, reply) => {
    const { method, headers, url = '/' } = asked
    if (held?.files.test(url)) await held.until
    if (lost?.test(url)) return void reply.destroy()
    const answer = answered.find(({ call }) => call.test(`${method} ${url}`))?.answer
    if (answer) return void answerInstead(behind, asked, reply, answer).catch(() => reply.destroy())
    const passed = request(behind + url, { method, headers }, (answer) => {
      reply.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(reply)
    })
    passed.on('error', () => reply.destroy())
    asked.pipe(passed)
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0

  return {
    origin: `http://localhost:${port}`,
    leadTo(another: string) {
      behind = another
    },
    /** The line breaks off whenever one of these is asked for; never, without a pattern. */
    lose(files?: RegExp) {
      lost = files
    },
    /**
     * From now on requests for these files wait.
     * @returns call it to answer them
     */
    hold(files: RegExp): () => void {
      let letGo = () => {}
      held = {
        files,
        until: new Promise<void>((resolve) => {
          letGo = resolve
        }),
      }
      return () => {
        held = undefined
        letGo()
      }
    },
    /**
     * From now on a call is answered this way. The server gets it only if `answer` asks for its answer.
     * @param call matches its method and path, such as `POST /api/orders`
     */
    answer(call: RegExp, answer: AnswerInstead) {
      answered = [{ call, answer }, ...answered.filter((each) => each.call.source !== call.source)]
    },
    /** From now on the server answers all calls again. */
    leaveAnswersToServer() {
      answered = []
    },
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => void server.close(resolve))
    },
  }
}
