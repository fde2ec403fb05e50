import { cashfree } from './cashfree/cashfree'
import { phonePe } from './phonepe/phonepe'
import type { Provider } from './provider'

/** Every payment provider that the api speaks to. Another one is a line here, and one in shared-contracts/payments/providers. */
export const providers: readonly Provider[] = [cashfree, phonePe]
