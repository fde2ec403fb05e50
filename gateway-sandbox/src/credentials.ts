/**
 * The public test keys both sides fall back on when none are configured. The api uses the same values.
 * PhonePe's are those of its public documentation; Cashfree publishes none, so these are ours.
 */
export const testCredentials = {
  cashfree: { clientId: 'TEST_CLIENT_ID', clientSecret: 'TEST_CLIENT_SECRET' },
  phonepe: {
    merchantId: 'PGTESTPAYUAT',
    saltKey: '099eb0cd-02cf-4e2a-8aca-3e6c6aff0399',
    saltIndex: '1',
  },
  phonepeV2: {
    merchantId: 'PGTESTPAYUAT',
    clientId: 'TEST_CLIENT_ID',
    clientSecret: 'TEST_CLIENT_SECRET',
    clientVersion: '1',
    webhookUsername: 'merchant_user',
    webhookPassword: 'Passw0rd1',
  },
} as const

export interface CashfreeCredentials {
  clientId: string
  clientSecret: string
}

export interface PhonepeCredentials {
  merchantId: string
  saltKey: string
  saltIndex: string
}

export interface PhonepeV2Credentials {
  merchantId: string
  clientId: string
  clientSecret: string
  clientVersion: string
  webhookUsername: string
  webhookPassword: string
  /** Where webhooks go: PhonePe's merchants set it on its dashboard, and no request names it. */
  webhookUrl?: string
}
