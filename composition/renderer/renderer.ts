import { Worker } from 'node:worker_threads'
import { PAGE_PATIENCE_MS, STUCK_AFTER_MS } from './patience'
import type { RenderTask } from './rendered-page'
import type { NumberedQuestion, Question, Word, WorkerResponses } from './worker-messages'

const PATIENCE_WITH_LISTS_MS = 10_000
const MAX_WAITING = 50
/**
 * Memory limit for one remote's pages: a leak ends its thread, not the site. A small young generation frees a page's
 * garbage soon; with the default size, four threads would keep 200 MB of it.
 */
const MEMORY = { maxOldGenerationSizeMb: 48, maxYoungGenerationSizeMb: 4 }

/** Thrown if a page was not rendered on the server. */
export class NotRendered extends Error {
  constructor(
    readonly reason: 'unfit' | 'late' | 'busy' | 'failed',
    message: string,
  ) {
    super(message)
    this.name = 'NotRendered'
  }
}

interface Waiting {
  resolve: (value: WorkerResponses[Question['kind']]) => void
  reject: (error: NotRendered) => void
}

/** Starts a thread that renders pages of one version of a remote. @param onEnd called however it ends */
export function createRenderer(
  workerFile: string,
  task: RenderTask,
  onEnd: () => void,
  patienceMs = PAGE_PATIENCE_MS,
) {
  const worker = new Worker(workerFile, {
    workerData: task,
    resourceLimits: MEMORY,
    // A remote must not see the edge's keys.
    env: {},
    // Node's flags are not inherited: a TypeScript loader, which tools use, would cost each thread a second.
    execArgv: ['--enable-source-maps'],
  })
  const waiting = new Map<number, Waiting>()
  let lastId = 0
  let lastWordAt = performance.now()
  let unfit: string | undefined
  let settle = () => {}
  const settled = new Promise<void>((resolve) => {
    settle = resolve
  })

  function end(message: string) {
    unfit ??= message
    settle()
    for (const { reject } of waiting.values()) reject(new NotRendered('failed', message))
    waiting.clear()
  }

  worker.on('message', (word: Word) => {
    lastWordAt = performance.now()
    if (word.kind === 'ready') return settle()
    if (word.kind === 'unfit') {
      end(word.message)
      return void worker.terminate()
    }
    if (word.kind === 'malformed')
      return process.emitWarning(`A page could not read ${word.field} of the api's response`)
    const asked = waiting.get(word.id)
    waiting.delete(word.id)
    if (word.kind === 'answer') asked?.resolve(word.value)
    else asked?.reject(new NotRendered('failed', word.message))
  })
  worker.on('error', (error) => end(String(error)))
  worker.on('exit', () => {
    end('The render worker has ended.')
    onEnd()
  })
  worker.unref()

  function ask<Kind extends Question['kind']>(
    question: Extract<Question, { kind: Kind }>,
    patienceMs: number,
  ): Promise<WorkerResponses[Kind]> {
    return new Promise((resolve, reject) => {
      if (unfit !== undefined) return reject(new NotRendered('unfit', unfit))
      if (waiting.size >= MAX_WAITING)
        return reject(new NotRendered('busy', 'Too many pages are waiting to be rendered.'))
      lastId += 1
      const id = lastId
      const askedAt = performance.now()
      const timer = setTimeout(() => {
        waiting.delete(id)
        reject(new NotRendered('late', `No response within ${patienceMs} ms.`))
        // A stuck worker is terminated, and another replaces it.
        setTimeout(() => lastWordAt < askedAt && void worker.terminate(), STUCK_AFTER_MS).unref()
      }, patienceMs)
      waiting.set(id, {
        resolve: (value) => {
          clearTimeout(timer)
          // The worker answers each question with the matching type.
          resolve(value as WorkerResponses[Kind])
        },
        reject: (error) => {
          clearTimeout(timer)
          reject(error)
        },
      })
      worker.postMessage({ id, ...question } satisfies NumberedQuestion)
    })
  }

  return {
    /** Resolves when the remote's build has loaded or failed. */
    settled,
    isUnfit: () => unfit !== undefined,
    /** @param content the site's own content for the page, such as texts by editors */
    page: (path: string, content?: unknown) => ask<'page'>({ kind: 'page', path, content }, patienceMs),
    /** Returns the pattern of the route for a path without query, if any. */
    routeOf: (path: string) => ask<'route'>({ kind: 'route', path }, patienceMs),
    addresses: () => ask<'addresses'>({ kind: 'addresses' }, PATIENCE_WITH_LISTS_MS),
    /** @param content the same as for `page` */
    searchEntries: (content?: unknown) =>
      ask<'search-entries'>({ kind: 'search-entries', content }, PATIENCE_WITH_LISTS_MS),
    privatePaths: () => ask<'private-paths'>({ kind: 'private-paths' }, PATIENCE_WITH_LISTS_MS),
    /** Describes the module for the publish gate. */
    description: () => ask<'description'>({ kind: 'description' }, PATIENCE_WITH_LISTS_MS),
    close: () => worker.terminate(),
  }
}

export type Renderer = ReturnType<typeof createRenderer>
