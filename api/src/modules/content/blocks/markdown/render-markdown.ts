import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import { bulkhead, isBulkheadRejectedError } from 'cockatiel'
import { LRUCache } from 'lru-cache'
import { AppError } from '../../../../errors'
import type { ThreadMessage } from './markdown-thread'

/** The time limit, counted from when the thread is ready. */
const MOST_MS = 2000
const MEMORY = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 8 }
const MOST_WAITING = 10

const isSource = import.meta.url.endsWith('.ts')
const THREAD = fileURLToPath(
  new URL(isSource ? './markdown-thread.ts' : './markdown-thread.mjs', import.meta.url),
)
/** Tests and development run the sources, which Node loads through tsx. */
const FROM_SOURCE = `require('tsx/cjs'); require(${JSON.stringify(THREAD)})`

const rendered = new LRUCache<string, string>({ max: 20 })
const oneAtATime = bulkhead(1, MOST_WAITING)

/** Deeper than any real article, and each level makes Markdown slower to parse. */
const MOST_LEVELS = 10

const MARK = '[ \\t]*(?:>|(?:[-*+]|\\d{1,9}[.)])[ \\t])'
/** A line such as '- - -' is a horizontal rule, however long it is. */
const RULE = '[ \\t]*([-*])(?:[ \\t]*\\1)+[ \\t]*$'
const TOO_DEEP = new RegExp(`^(?!${RULE})(?:${MARK}){${MOST_LEVELS + 1}}`, 'm')

/** @throws AppError INVALID_INPUT if quotations and lists are nested too deeply */
function refuseDeepNesting(text: string): void {
  if (!TOO_DEEP.test(text)) return
  throw new AppError(
    'INVALID_INPUT',
    `Quotations and lists can be nested up to ${MOST_LEVELS} levels deep. Remove some levels.`,
  )
}

/**
 * Renders safe HTML in a separate thread, so that a slow text does not block the shop. Caches recent results.
 * @throws AppError INVALID_INPUT for a text that is nested too deeply or takes too long; TOO_MANY_REQUESTS
 */
export async function renderMarkdown(text: string): Promise<string> {
  refuseDeepNesting(text)
  const known = rendered.get(text)
  if (known !== undefined) return known
  try {
    const html = await oneAtATime.execute(() => inThread(text))
    rendered.set(text, html)
    return html
  } catch (error) {
    if (!isBulkheadRejectedError(error)) throw error
    throw new AppError('TOO_MANY_REQUESTS', 'Too many previews are being prepared. Try again in a minute.')
  }
}

function inThread(text: string): Promise<string> {
  const worker = new Worker(isSource ? FROM_SOURCE : THREAD, {
    eval: isSource,
    workerData: text,
    resourceLimits: MEMORY,
    env: {},
    execArgv: [],
  })
  let isReady = false
  let timer: NodeJS.Timeout | undefined
  return new Promise<string>((resolve, reject) => {
    // Until the thread is ready it hasn't seen the text, so a failure is not the editor's fault.
    const fail = (error: unknown) => reject(isReady ? tooHard() : error)
    worker.on('message', (message: ThreadMessage) => {
      if (message.kind === 'html') return resolve(message.html)
      isReady = true
      timer = setTimeout(() => reject(tooHard()), MOST_MS)
    })
    worker.on('error', fail)
    worker.on('exit', (code) => fail(new Error(`The Markdown worker exited with code ${code}.`)))
  }).finally(() => {
    clearTimeout(timer)
    void worker.terminate()
  })
}

function tooHard(): AppError {
  return new AppError(
    'INVALID_INPUT',
    'This text is too complex to show. Shorten it, or nest fewer lists, quotations and links.',
  )
}
