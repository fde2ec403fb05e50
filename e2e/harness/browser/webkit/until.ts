const STEP_MS = 50

/** The longest wait for a page, in milliseconds. */
const LONGEST_MS = 20_000

/** Polls until there is a result. @param ask returns undefined or throws until then @param longest in ms */
export async function until<Answer>(
  what: string,
  ask: () => Promise<Answer | undefined>,
  longest = LONGEST_MS,
): Promise<Answer> {
  const end = Date.now() + longest
  let reason: unknown
  do {
    try {
      const answer = await ask()
      if (answer !== undefined) return answer
    } catch (error) {
      reason = error
    }
    await new Promise((resolve) => setTimeout(resolve, STEP_MS))
  } while (Date.now() < end)
  throw new Error(`Still waiting after ${longest} ms: ${what}.`, { cause: reason })
}
