import { type StandAloneState, standAloneStates } from 'shared-contracts/payments/payment'
import { type Paise, paise } from 'shared-contracts/values/money'

/*
 * The provider's answer comes wrapped once or twice: `data.instrumentResponse…` (specification 23.15) and
 * `data.data.state` (specification 23.16), without a word on which wrapper is whose.
 */

type Fields = Record<string, unknown>

function fieldsOf(value: unknown): Fields | undefined {
  return typeof value === 'object' && value !== null ? (value as Fields) : undefined
}

/** The answer and what it wraps, outermost first. */
function layersOf(answer: unknown): Fields[] {
  const layers: Fields[] = []
  for (let layer = fieldsOf(answer); layer && layers.length < 3; layer = fieldsOf(layer.data))
    layers.push(layer)
  return layers
}

/** Where the browser is to go, or undefined. */
export function redirectUrlIn(answer: unknown): string | undefined {
  return layersOf(answer)
    .map(({ instrumentResponse }) => fieldsOf(fieldsOf(instrumentResponse)?.redirectInfo)?.url)
    .find((url) => typeof url === 'string' && url !== '') as string | undefined
}

/** Why the provider refused, in its own words: the innermost message of an answer that is no success. */
export function refusalIn(answer: unknown): string | undefined {
  const layers = layersOf(answer)
  if (!layers.some(({ success }) => success === false)) return undefined
  return layers.map(({ message }) => message).findLast((message) => typeof message === 'string') as
    | string
    | undefined
}

export interface StandAloneStatus {
  state: StandAloneState
  /** Undefined where the provider names none, as for a payment that was never tried. */
  amount: Paise | undefined
}

/**
 * How a payment stands, or undefined for an answer that does not say, or that calls a payment completed and the question
 * refused: nothing is claimed that nobody has said.
 */
export function statusIn(answer: unknown): StandAloneStatus | undefined {
  const layers = layersOf(answer)
  const { state, amount } = layers.findLast((layer) => 'state' in layer) ?? {}
  const known = standAloneStates.find((each) => each === state)
  const isRefused = layers.some(({ success }) => success === false)
  if (!known || (known === 'COMPLETED' && isRefused)) return undefined
  return {
    state: known,
    amount: typeof amount === 'number' && Number.isSafeInteger(amount) ? paise(amount) : undefined,
  }
}
