/** Saved for the thread's own code, before closed-thread.ts deletes `fetch`. */
export const ownFetch = globalThis.fetch
