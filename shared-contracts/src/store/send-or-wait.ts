import type { Outcome } from './outbox/outbox'
import type { Post } from './outbox/posts'

/** Loaded when the page is idle, in the chunk of its idle work (shell/src/startup/at-rest.ts), so that it is there offline. */
export const openOutbox = () => import(/* webpackChunkName: "at-rest" */ './outbox/outbox')

/** Keys of unsent posts by content: the same content again is a repeat, because a response may have been lost. */
const keys = new Map<string, string>()

function assignKey(content: string): string {
  const key = keys.get(content) ?? `${Date.now()}-${String(Math.random()).slice(2)}`
  keys.set(content, key)
  return key
}

interface Sending {
  /** @param key for the header Idempotency-Key */
  send: (key: string) => Promise<{ error?: unknown }>
  /** Called with a message for the shopper while the post waits for a connection. */
  onWaiting: (message: string) => void
}

/** Sends a shopper's post. Offline it waits, also across visits, until there is a connection. @returns its final outcome */
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
