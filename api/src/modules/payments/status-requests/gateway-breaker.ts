import { BrokenCircuitError, CircuitState, ConsecutiveBreaker, circuitBreaker, handleWhen } from 'cockatiel'
import { GatewayError } from '../providers/http/gateway-http'

interface GatewayBreakerOptions {
  /** Called when the breaker opens and when it closes. */
  onChange: (isResting: boolean) => void
  /** The time to leave the gateway alone before trying again. */
  restMs?: number
}

export type GatewayBreaker = ReturnType<typeof createGatewayBreaker>

const FAILURES_IN_A_ROW = 5
const REST_MS = 30_000

/** Stops calling a gateway after several failures in a row, until a trial call succeeds. */
export function createGatewayBreaker({ onChange, restMs = REST_MS }: GatewayBreakerOptions) {
  const circuit = circuitBreaker(handleWhen(isNoAnswer), {
    halfOpenAfter: restMs,
    breaker: new ConsecutiveBreaker(FAILURES_IN_A_ROW),
  })
  let isResting = false
  const change = (next: boolean) => {
    // A failed trial changes nothing.
    if (next !== isResting) onChange(next)
    isResting = next
  }
  circuit.onBreak(() => change(true))
  circuit.onReset(() => change(false))

  /** @returns the answer, or undefined if the breaker is open and the gateway was not called */
  async function ask<T extends NonNullable<unknown>>(question: () => Promise<T>): Promise<T | undefined> {
    // Don't queue behind the trial call.
    if (circuit.state === CircuitState.HalfOpen) return undefined
    try {
      return await circuit.execute(question)
    } catch (error) {
      if (error instanceof BrokenCircuitError) return undefined
      throw error
    }
  }

  return { ask, restMs, isResting: () => isResting }
}

/** False for refusals, unknown orders and our own database errors: the gateway did answer. */
function isNoAnswer(error: Error): boolean {
  return error instanceof GatewayError && (error.fault === 'failed' || error.fault === 'busy')
}
