import { GatewayError } from './gateway-http'

/**
 * Waits for a question that may go without an answer, as the poller goes on asking.
 * @param onError called where the gateway gave no answer
 * @returns undefined in that case
 */
export async function ifAnswered<T>(
  question: Promise<T>,
  onError?: (error: GatewayError) => void,
): Promise<T | undefined> {
  try {
    return await question
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error
    onError?.(error)
    return undefined
  }
}
