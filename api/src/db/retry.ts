/** PostgreSQL's codes for a deadlock and a serialization failure. The same transaction succeeds when it runs again. */
const PASSING = ['40P01', '40001']
const MOST_TRIES = 4

/** Runs a whole transaction again when the database cancelled it in favour of another one. */
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
