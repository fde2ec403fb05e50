/** Longer than a busy machine needs; waiting ends as soon as the condition is met. */
const PATIENCE_MS = 55_000

/** Waits for something that happens in the background, such as a mail being sent. */
export async function eventually(isDone: () => boolean | Promise<boolean>): Promise<void> {
  const giveUpAt = Date.now() + PATIENCE_MS
  while (Date.now() < giveUpAt) {
    if (await isDone()) return
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  throw new Error('It did not happen within a minute.')
}
