/** Waits for something that happens independently of requests. */
export async function eventually(isDone: () => boolean | Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 1500; tries += 1) {
    if (await isDone()) return
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  throw new Error('It did not happen within fifteen seconds.')
}
