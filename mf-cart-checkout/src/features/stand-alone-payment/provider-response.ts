import { type StandAloneState, standAloneStates } from 'shared-contracts/payments/payment'
import { type Paise, paise } from 'shared-contracts/values/money'

/*
 * The provider's response is wrapped once or twice: `data.instrumentResponse…` (specification 23.15) and
 * `data.data.state` (specification 23.16). The specification does not say which provider uses which wrapper.
 */

type Fields = Record<string, unknown>

function toFields(value: unknown): Fields | undefined {
  return typeof value === 'object' && value !== null ? (value as Fields) : undefined
}

/** Returns the response and its wrapped responses, outermost first. */
function listLayers(answer: unknown): Fields[] {
  const layers: Fields[] = []
  for (let layer = toFields(answer); layer && layers.length < 3; layer = toFields(layer.data))
    layers.push(layer)
  return layers
}

export function findRedirectUrl(answer: unknown): string | undefined {
  return listLayers(answer)
    .map(({ instrumentResponse }) => toFields(toFields(instrumentResponse)?.redirectInfo)?.url)
    .find((url) => typeof url === 'string' && url !== '') as string | undefined
}

/** Returns the provider's reason for a refusal: the innermost message of an unsuccessful response. */
export function findRefusal(answer: unknown): string | undefined {
  const layers = listLayers(answer)
  if (!layers.some(({ success }) => success === false)) return undefined
  return layers.map(({ message }) => message).findLast((message) => typeof message === 'string') as
    | string
    | undefined
}

export interface StandAloneStatus {
  state: StandAloneState
  /** Undefined if the provider reports none, as for a payment that was never attempted. */
  amount: Paise | undefined
}

/** Returns undefined if there is no status, or if it reports both a completed payment and a failed request. */
export function findStatus(answer: unknown): StandAloneStatus | undefined {
  const layers = listLayers(answer)
  const { state, amount } = layers.findLast((layer) => 'state' in layer) ?? {}
  const known = standAloneStates.find((each) => each === state)
  const isRefused = layers.some(({ success }) => success === false)
  if (!known || (known === 'COMPLETED' && isRefused)) return undefined
  return {
    state: known,
    amount: typeof amount === 'number' && Number.isSafeInteger(amount) ? paise(amount) : undefined,
  }
}
