import { hasCode } from '../error-code'

/** PostgreSQL's codes for deadlocks and serialization failures, after which a retry can succeed. */
const PASSING = /^(40P01|40001)$/
const MOST_ATTEMPTS = 4

/** Retries a transaction that the database cancelled in favour of another one. */
export async function retryPassing<T>(transaction: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await transaction()
    } catch (error) {
      if (tries === MOST_ATTEMPTS || !hasCode(error, PASSING)) throw error
    }
  }
}
