import { GatewayError } from './gateway-http'

/** Waits for a call that may fail, because the poller will retry it. @returns undefined if it failed */
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
