import { AppError } from '../../../errors'
import type { ProviderName } from '../payments.tables'

/** @throws AppError in a shop that says it takes no payments by this gateway */
export function refuseOff(provider: ProviderName, gatewaysSetUp: readonly ProviderName[]): void {
  if (!gatewaysSetUp.includes(provider))
    throw new AppError('GATEWAY_FAILED', 'This shop takes no such payments at the moment.')
}
