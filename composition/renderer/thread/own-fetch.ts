/** Saved for the thread's own code, because remotes have none (closed-thread.ts). */
export const ownFetch = globalThis.fetch
