/*
 * The settings of each gateway, and their values at the gateway sandbox. Everybody knows the sandbox's keys: whoever knows
 * one can sign as a gateway. So they are the defaults of a shop for its own machine, and refused on a public one.
 */

export type GatewayName = 'cashfree' | 'phonepe-v1' | 'phonepe-v2'

export const sandboxKeys = {
  CASHFREE_CLIENT_ID: 'TEST_CLIENT_ID',
  CASHFREE_CLIENT_SECRET: 'TEST_CLIENT_SECRET',
  PHONEPE_MERCHANT_ID: 'PGTESTPAYUAT',
  PHONEPE_SALT_KEY: '099eb0cd-02cf-4e2a-8aca-3e6c6aff0399',
  PHONEPE_CLIENT_ID: 'TEST_CLIENT_ID',
  PHONEPE_CLIENT_SECRET: 'TEST_CLIENT_SECRET',
  PHONEPE_WEBHOOK_USERNAME: 'merchant_user',
  PHONEPE_WEBHOOK_PASSWORD: 'Passw0rd1',
} as const

/** Where the sandbox stands for each gateway. */
export const sandboxPaths = {
  CASHFREE_BASE_URL: '/pg',
  PHONEPE_BASE_URL: '/apis/pg-sandbox',
  PHONEPE_V2_BASE_URL: '/apis/pg-sandbox',
  PHONEPE_V2_OAUTH_URL: '/apis/pg-sandbox',
} as const

export type GatewayKey = keyof typeof sandboxKeys
export type GatewayAddress = keyof typeof sandboxPaths
type GatewaySetting = GatewayKey | GatewayAddress

interface Gateway {
  /** Turns it on or off. */
  switch: 'CASHFREE' | 'PHONEPE'
  /** A shop that has it uses the gateway. */
  secret: GatewayKey
  needs: readonly GatewaySetting[]
}

export const gatewaySettings: Readonly<Record<GatewayName, Gateway>> = {
  cashfree: {
    switch: 'CASHFREE',
    secret: 'CASHFREE_CLIENT_SECRET',
    needs: ['CASHFREE_BASE_URL', 'CASHFREE_CLIENT_ID', 'CASHFREE_CLIENT_SECRET'],
  },
  'phonepe-v1': {
    switch: 'PHONEPE',
    secret: 'PHONEPE_SALT_KEY',
    needs: ['PHONEPE_BASE_URL', 'PHONEPE_MERCHANT_ID', 'PHONEPE_SALT_KEY'],
  },
  'phonepe-v2': {
    switch: 'PHONEPE',
    secret: 'PHONEPE_CLIENT_SECRET',
    needs: [
      'PHONEPE_V2_BASE_URL',
      'PHONEPE_V2_OAUTH_URL',
      'PHONEPE_CLIENT_ID',
      'PHONEPE_CLIENT_SECRET',
      'PHONEPE_WEBHOOK_USERNAME',
      'PHONEPE_WEBHOOK_PASSWORD',
    ],
  },
}

export const gatewayNames: readonly GatewayName[] = ['cashfree', 'phonepe-v1', 'phonepe-v2']

export function isSandboxKey(value: string): boolean {
  const keys: readonly string[] = Object.values(sandboxKeys)
  return keys.includes(value)
}
