import { z } from 'zod'
import { onOrOff } from '../../platform/settings/on-or-off'
import { settingMessages } from '../../platform/settings/setting-metadata'
import type { ProviderDescription } from './provider-description'
import { gatewayAddress, gatewaySecret, gatewayText } from './provider-settings'

const WITHOUT = 'CASHFREE=off disables payments with Cashfree'

const settings = {
  CASHFREE: onOrOff(),
  CASHFREE_BASE_URL: gatewayAddress('https://api.cashfree.com/pg', WITHOUT),
  CASHFREE_CLIENT_ID: gatewayText("Cashfree's App ID", WITHOUT),
  CASHFREE_CLIENT_SECRET: gatewaySecret("Cashfree's secret key", WITHOUT),
  CASHFREE_API_VERSION: z
    .string()
    .default('2025-01-01')
    .register(settingMessages, { is: 'a date such as 2025-01-01' }),
}

export type CashfreeSetting = keyof typeof settings

export const cashfreeSandboxKeys = {
  CASHFREE_CLIENT_ID: 'TEST_CLIENT_ID',
  CASHFREE_CLIENT_SECRET: 'TEST_CLIENT_SECRET',
} as const

export const cashfree: ProviderDescription<CashfreeSetting> = {
  name: 'cashfree',
  title: 'Cashfree',
  switch: 'CASHFREE',
  settings,
  protocols: [
    {
      name: 'cashfree',
      webhookPath: '/payments/webhook',
      secret: 'CASHFREE_CLIENT_SECRET',
      needs: ['CASHFREE_BASE_URL', 'CASHFREE_CLIENT_ID', 'CASHFREE_CLIENT_SECRET'],
    },
  ],
  chooseProtocol: () => 'cashfree',
  sandbox: { keys: cashfreeSandboxKeys, paths: { CASHFREE_BASE_URL: '/pg' } },
  checkoutForm: {
    address: 'CASHFREE_BASE_URL',
    origins: ['https://api.cashfree.com', 'https://sandbox.cashfree.com'],
  },
}
