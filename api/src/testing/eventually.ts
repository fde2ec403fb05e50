/** Longer than a busy machine needs: whoever waits goes on as soon as it has happened. */
const PATIENCE_MS = 30_000

/** Waits until something that happens beside the requests, such as a mail being sent, has happened. */
export async function eventually(isDone: () => boolean | Promise<boolean>): Promise<void> {
  const giveUpAt = Date.now() + PATIENCE_MS
  while (Date.now() < giveUpAt) {
    if (await isDone()) return
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  throw new Error('It did not happen within half a minute.')
}
