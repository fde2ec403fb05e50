import { parentPort, workerData } from 'node:worker_threads'
import { fromMarkdown } from './from-markdown'

/* Renders one text. render-markdown.ts starts this thread, and ends it if it takes too long. */

export type ThreadMessage = { kind: 'ready' } | { kind: 'html'; html: string }

const say = (message: ThreadMessage) => parentPort?.postMessage(message)

say({ kind: 'ready' })
say({ kind: 'html', html: fromMarkdown(workerData) })
