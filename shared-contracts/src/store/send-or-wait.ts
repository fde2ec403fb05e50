import type { Outcome } from './outbox/outbox'
import type { Post } from './outbox/posts'

/** Loads the outbox. It is in the chunk for idle work (shell/src/startup/at-rest.ts), to work offline. */
export const openOutbox = () => import(/* webpackChunkName: "at-rest" */ './outbox/outbox')

/** Keys of posts with unknown outcome, by content. A retry reuses the key: the response may have been lost. */
const keys = new Map<string, string>()

function assignKey(content: string): string {
  const key = keys.get(content) ?? `${Date.now()}-${String(Math.random()).slice(2)}`
  keys.set(content, key)
  return key
}

interface Sending {
  /** @param key the value for the header Idempotency-Key */
  send: (key: string) => Promise<{ error?: unknown }>
  /** Called with a message for the shopper if the post is queued. */
  onWaiting: (message: string) => void
}

/** Sends a shopper's form. If offline, queues it until it can be sent, even on a later visit. */
export async function sendOrWait(
  { kind, data }: Omit<Post, 'key'>,
  { send, onWaiting }: Sending,
): Promise<Outcome> {
  const content = kind + JSON.stringify(data)
  const key = assignKey(content)
  const { error } = await send(key)
  const outbox = error ? await openOutbox().catch(() => undefined) : undefined
  const outcome = (await outbox?.waitForConnection(error, { kind, key, data }, onWaiting)) ?? {
    isSent: !error,
    hasWaited: false,
  }
  if (outcome.isSent) keys.delete(content)
  return outcome
}
