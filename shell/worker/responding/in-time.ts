/** A line that does not answer for so long is dead. */
const PATIENCE_MS = 8000

/**
 * @param patience in milliseconds
 * @returns undefined for an answer that does not come, or not in time
 */
export function inTime(answer: Promise<Response>, patience = PATIENCE_MS): Promise<Response | undefined> {
  const late = new Promise<undefined>((resolve) => void setTimeout(resolve, patience))
  return Promise.race([answer.catch(() => undefined), late])
}
