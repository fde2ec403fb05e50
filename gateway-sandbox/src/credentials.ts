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
