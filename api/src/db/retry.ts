/** PostgreSQL's codes for 'you two waited for each other' and 'somebody was quicker': the same again succeeds. */
const PASSING = ['40P01', '40001']
const MOST_TRIES = 4

/** Runs a whole transaction again when the database gave it up for another's sake. */
export async function retryPassing<T>(transaction: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await transaction()
    } catch (error) {
      if (tries === MOST_TRIES || !isPassing(error)) throw error
    }
  }
}

function isPassing(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('code' in error && PASSING.includes(String(error.code))) return true
  return isPassing(error.cause)
}
