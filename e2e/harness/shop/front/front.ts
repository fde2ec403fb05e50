import { createServer, request } from 'node:http'
import { type RespondInstead, respondInstead } from './respond-instead'

/** Starts a proxy in front of a replaceable edge. Dropped and held files affect all browsers. */
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
    /** Drops the connection whenever a matching file is requested; without a pattern, never. */
    lose(files?: RegExp) {
      lost = files
    },
    /** Holds requests for these files from now on. @returns a function that releases them */
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
    /** Stops browsers from caching files from now on, because a cached file could not be dropped or held. */
    letNothingBeKept() {
      isKept = false
    },
    /** Resolves at the next request for one of these files. */
    asked(files: RegExp): Promise<void> {
      return new Promise((resolve) => void awaited.push({ files, seen: resolve }))
    },
    /** Responds to matching calls in the server's place. @param call a pattern for e.g. `POST /api/orders` */
    answer(call: RegExp, answer: RespondInstead) {
      answered = [{ call, answer }, ...answered.filter((each) => each.call.source !== call.source)]
    },
    /** From now on, responds to requests for all documents that no `answer` matches. */
    answerDocuments(answer: RespondInstead) {
      documents = answer
    },
    /** Passes all calls to the server again. */
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
