import { readStored, writeStored } from '../stored-text'
import { type Post, posts } from './posts'

const OUTBOX_KEY = 'outbox'

/** Used if storage is full or blocked; these posts are lost when the page is closed. */
let inMemory: readonly Post[] = []

function isPost(value: unknown): value is Post {
  const { kind, key, data } = (value ?? {}) as Partial<Post>
  return (
    typeof kind === 'string' &&
    Object.hasOwn(posts, kind) &&
    typeof key === 'string' &&
    typeof data === 'object'
  )
}

function parse(text: string): readonly Post[] {
  try {
    const stored: unknown = JSON.parse(text)
    return Array.isArray(stored) ? stored.filter(isPost) : []
  } catch {
    // Not JSON, so this shop did not write it.
    return []
  }
}

/** Returns the queued posts, oldest first, including those of other tabs and earlier visits. */
export function waitingPosts(): readonly Post[] {
  const text = readStored('localStorage', OUTBOX_KEY)
  return [...(text === null ? [] : parse(text)), ...inMemory]
}

function keep(waiting: readonly Post[]): void {
  const text = waiting.length > 0 ? JSON.stringify(waiting) : null
  writeStored('localStorage', OUTBOX_KEY, text)
  inMemory = readStored('localStorage', OUTBOX_KEY) === text ? [] : waiting
}

/** Stores a post, replacing one with the same key. */
export function addWaiting(post: Post): void {
  keep([...waitingPosts().filter(({ key }) => key !== post.key), post])
}

export function removeWaiting(key: string): void {
  keep(waitingPosts().filter((post) => post.key !== key))
}
