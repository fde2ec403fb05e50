/** Kept for the thread's own code: remotes have none (closed-thread.ts). */
export const ownFetch = globalThis.fetch
