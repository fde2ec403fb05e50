import { createServer, request } from 'node:http'
import { type RespondInstead, respondInstead } from './respond-instead'

/**
 * One origin, before whichever edge answers just now: to a browser it is the same shop after a restart. What it loses, holds
 * and changes is so in every browser.
 * @param origin of the first edge
 */
export async function startFront(origin: string) {
  let behind = origin
  let lost: RegExp | undefined
  let held: { files: RegExp; until: Promise<void> }[] = []
  let answered: { call: RegExp; answer: RespondInstead }[] = []
  let documents: RespondInstead | undefined
  let isKept = true
  let awaited: { files: RegExp; seen: () => void }[] = []

  const server = createServer(async (asked, reply) => {
    const { method, headers, url = '/' } = asked
    const isSeen = ({ files }: { files: RegExp }) => files.test(url)
    for (const { seen } of awaited.filter(isSeen)) seen()
    awaited = awaited.filter((each) => !isSeen(each))
    await Promise.all(held.filter(isSeen).map(({ until }) => until))
    if (lost?.test(url)) return void reply.destroy()
    const isDocument = method === 'GET' && headers.accept?.startsWith('text/html')
    const answer =
      answered.find(({ call }) => call.test(`${method} ${url}`))?.answer ?? (isDocument && documents)
    if (answer) return void respondInstead(behind, asked, reply, answer).catch(() => reply.destroy())
    const passed = request(behind + url, { method, headers }, (answer) => {
      const unkept = !isKept && { 'cache-control': 'no-store' }
      reply.writeHead(answer.statusCode ?? 502, { ...answer.headers, ...unkept })
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
      const until = new Promise<void>((resolve) => {
        letGo = resolve
      })
      const hold = { files, until }
      held.push(hold)
      return () => {
        held = held.filter((each) => each !== hold)
        letGo()
      }
    },
    /** From now on browsers keep no file, so that they ask for each again: one they have could not be lost or held. */
    letNothingBeKept() {
      isKept = false
    },
    /** Resolves once one of these files is asked for, from now on. */
    asked(files: RegExp): Promise<void> {
      return new Promise((resolve) => void awaited.push({ files, seen: resolve }))
    },
    /**
     * From now on a call is answered this way. The server gets it only if `answer` asks for its answer.
     * @param call matches its method and path, such as `POST /api/orders`
     */
    answer(call: RegExp, answer: RespondInstead) {
      answered = [{ call, answer }, ...answered.filter((each) => each.call.source !== call.source)]
    },
    /** From now on documents, which nothing else answers, are answered this way. */
    answerDocuments(answer: RespondInstead) {
      documents = answer
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

export type Front = Awaited<ReturnType<typeof startFront>>
