import { api } from '../../http/api'
import { isApiError, readStatus } from '../../http/api-error'
import type { AppDispatch } from '../listening'
import { type Post, type PostKind, posts } from './posts'
import { addWaiting, removeWaiting, waitingPosts } from './waiting-posts'

const { endpoints } = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    sendWaitingPost: build.mutation<unknown, Post>({
      query: ({ kind, key, data }) => ({
        url: posts[kind].url,
        method: 'POST',
        data,
        headers: { 'Idempotency-Key': key },
      }),
    }),
  }),
})

/** The outcome of a queued post, with a message for the shopper. */
interface OutboxMessage {
  isSent: boolean
  message: string
}

/** Callbacks for forms on this page that wait for the outcome of a post, by the post's key. */
const waiters = new Map<string, (isSent: boolean) => void>()

/** Queues a post. The promise resolves to true once it is sent, or to false if the api refuses it. */
export function queuePost(post: Post): Promise<boolean> {
  addWaiting(post)
  return new Promise((resolve) => void waiters.set(post.key, resolve))
}

export interface Outcome {
  isSent: boolean
  hasWaited: boolean
}

/** Queues a post if it failed because the browser is offline. @param onWaiting gets a message for shoppers */
export async function waitForConnection(
  error: unknown,
  post: Post,
  onWaiting: (message: string) => void,
): Promise<Outcome> {
  if (readStatus(error) !== 0 || navigator.onLine) return { isSent: false, hasWaited: false }
  onWaiting(posts[post.kind].waiting)
  return { isSent: await queuePost(post), hasWaited: true }
}

export function isPostWaiting(): boolean {
  return waitingPosts().length > 0
}

/** True if the api may accept the post later: it was unreachable, failed, or limited requests. */
function mayPass(error: unknown): boolean {
  return !isApiError(error) || error.status === 0 || error.status >= 500 || error.status === 429
}

function settle(key: string, isSent: boolean): void {
  waiters.get(key)?.(isSent)
  waiters.delete(key)
}

function outcomeOf(kind: PostKind, isSent: boolean): OutboxMessage {
  return { isSent, message: isSent ? posts[kind].sent : posts[kind].failed }
}

async function sendAll(dispatch: AppDispatch): Promise<OutboxMessage[]> {
  const outcomes: OutboxMessage[] = []
  for (const post of waitingPosts()) {
    const { error } = await dispatch(endpoints.sendWaitingPost.initiate(post))
    if (error && mayPass(error)) continue
    removeWaiting(post.key)
    settle(post.key, !error)
    outcomes.push(outcomeOf(post.kind, !error))
  }
  const still = waitingPosts().map(({ key }) => key)
  // Another tab has removed posts that are no longer queued. We assume that it sent them.
  for (const key of waiters.keys()) if (!still.includes(key)) settle(key, true)
  return outcomes
}

/** Sends queued posts, from one tab at a time. @returns messages for the shopper about those sent or refused */
export async function sendWaiting(dispatch: AppDispatch): Promise<readonly OutboxMessage[]> {
  const send = () => sendAll(dispatch)
  return navigator.locks ? navigator.locks.request('outbox', send) : send()
}
