import { type CashfreeSetting, cashfree as description } from 'shared-contracts/payments/providers/cashfree'
import type { Provider } from '../provider'
import { createCashfreeGateway } from './cashfree-gateway'
import { readCashfreeFile } from './settlement-file/read-cashfree-file'

export const cashfree: Provider<CashfreeSetting> = {
  ...description,
  connect(settings, { http }) {
    const config = {
      baseUrl: settings.CASHFREE_BASE_URL,
      clientId: settings.CASHFREE_CLIENT_ID,
      clientSecret: settings.CASHFREE_CLIENT_SECRET,
      apiVersion: settings.CASHFREE_API_VERSION,
    }
    return { cashfree: { gateway: createCashfreeGateway(config, http) } }
  },
  settlementFile: { title: 'Cashfree’s Settlement Recon report', read: readCashfreeFile },
}
