const STEP_MS = 50

/** The longest wait for a page, in milliseconds, as the journeys have it in other engines. */
const LONGEST_MS = 20_000

/**
 * Asks again and again until there is an answer.
 * @param what is awaited, for the message
 * @param ask undefined as long as there is none; what it throws counts as none
 * @param longest in milliseconds
 */
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
  throw new Error(`After ${longest} ms still not: ${what}.`, { cause: reason })
}
