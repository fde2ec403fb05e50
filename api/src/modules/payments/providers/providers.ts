import { cashfree } from './cashfree/cashfree'
import { phonePe } from './phonepe/phonepe'
import type { Provider } from './provider'

/** Every payment provider. To add one, list it here and in shared-contracts/payments/providers. */
export const providers: readonly Provider[] = [cashfree, phonePe]
