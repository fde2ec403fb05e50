import { BrokenCircuitError, CircuitState, ConsecutiveBreaker, circuitBreaker, handleWhen } from 'cockatiel'
import { GatewayError } from '../providers/http/gateway-http'

interface GatewayBreakerOptions {
  /** Called when the gateway is left alone, and when it answers again. */
  onChange: (isResting: boolean) => void
  /** How long the gateway is left alone before one question tries again. */
  restMs?: number
}

export type GatewayBreaker = ReturnType<typeof createGatewayBreaker>

const FAILURES_IN_A_ROW = 5
const REST_MS = 30_000

/** Leaves a gateway alone that has given no answer several times in a row, until one question is answered again. */
export function createGatewayBreaker({ onChange, restMs = REST_MS }: GatewayBreakerOptions) {
  const circuit = circuitBreaker(handleWhen(isNoAnswer), {
    halfOpenAfter: restMs,
    breaker: new ConsecutiveBreaker(FAILURES_IN_A_ROW),
  })
  let isResting = false
  const change = (next: boolean) => {
    // A try in between that fails is no change.
    if (next !== isResting) onChange(next)
    isResting = next
  }
  circuit.onBreak(() => change(true))
  circuit.onReset(() => change(false))

  /** @returns the answer, or undefined where the question was not asked, for the gateway is left alone */
  async function ask<T extends NonNullable<unknown>>(question: () => Promise<T>): Promise<T | undefined> {
    // One question is trying; a second one would wait for it to end.
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

/** A gateway that refuses, or knows nothing of an order, has answered. So has one whose answer our database did not take. */
function isNoAnswer(error: Error): boolean {
  return error instanceof GatewayError && (error.fault === 'failed' || error.fault === 'busy')
}
