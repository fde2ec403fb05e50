import type { Outcome } from './outbox/outbox'
import type { Post } from './outbox/posts'

/** Loaded when the page is at rest, in the file of what it does then (shell/src/startup/at-rest.ts): offline it is there. */
export const openOutbox = () => import(/* webpackChunkName: "at-rest" */ './outbox/outbox')

/** By content, of what was not sent yet: the same again is a repeat, as an answer may have been lost. */
const keys = new Map<string, string>()

function assignKey(content: string): string {
  const key = keys.get(content) ?? `${Date.now()}-${String(Math.random()).slice(2)}`
  keys.set(content, key)
  return key
}

interface Sending {
  /** @param key for the header Idempotency-Key */
  send: (key: string) => Promise<{ error?: unknown }>
  /** Called with what the shopper is told while it waits for a connection. */
  onWaiting: (message: string) => void
}

/**
 * Sends what a shopper has written; offline it waits, also over visits, and is sent once there is one.
 * @returns what became of it, in the end
 */
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
