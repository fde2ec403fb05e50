import { join } from 'node:path'

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

export interface SandboxConfig {
  host: string
  port: number
  /** Where browsers and the shop's server reach this sandbox, without a slash at the end. */
  publicUrl: string
  journalPath: string
  /** How many real milliseconds one minute of the schedule lasts. */
  minuteMs: number
  /** Whether an order's amount or phone number chooses a fault. */
  hasOrderFaults: boolean
  logLevel: string
  cashfree: CashfreeCredentials
  phonepe: PhonepeCredentials
  phonepeV2: PhonepeV2Credentials
}

/**
 * Keys default to public test keys, the same as in the api. PhonePe's are those of its public documentation; Cashfree
 * publishes none, so these are ours.
 *
 * @throws Error in one clear sentence when a setting cannot be used
 */
export function readConfig(env: NodeJS.ProcessEnv): SandboxConfig {
  const port = wholeNumber('SANDBOX_PORT', env.SANDBOX_PORT, 4100, 65_535)
  const merchantId = env.PHONEPE_MERCHANT_ID || 'PGTESTPAYUAT'
  return {
    host: env.SANDBOX_HOST || '127.0.0.1',
    port,
    publicUrl: (env.SANDBOX_PUBLIC_URL || `http://127.0.0.1:${port}`).replace(/\/+$/, ''),
    journalPath: join(env.DATA_DIR || '.data', 'sandbox.jsonl'),
    minuteMs: wholeNumber('SANDBOX_TIME_SCALE', env.SANDBOX_TIME_SCALE, 1000, 60_000),
    hasOrderFaults: onOrOff('SANDBOX_ORDER_FAULTS', env.SANDBOX_ORDER_FAULTS),
    logLevel: env.LOG_LEVEL || 'warn',
    cashfree: {
      clientId: env.CASHFREE_CLIENT_ID || 'TEST_CLIENT_ID',
      clientSecret: env.CASHFREE_CLIENT_SECRET || 'TEST_CLIENT_SECRET',
    },
    phonepe: {
      merchantId,
      saltKey: env.PHONEPE_SALT_KEY || '099eb0cd-02cf-4e2a-8aca-3e6c6aff0399',
      saltIndex: env.PHONEPE_SALT_INDEX || '1',
    },
    phonepeV2: {
      merchantId,
      clientId: env.PHONEPE_CLIENT_ID || 'TEST_CLIENT_ID',
      clientSecret: env.PHONEPE_CLIENT_SECRET || 'TEST_CLIENT_SECRET',
      clientVersion: env.PHONEPE_CLIENT_VERSION || '1',
      webhookUsername: env.PHONEPE_WEBHOOK_USERNAME || 'merchant_user',
      webhookPassword: env.PHONEPE_WEBHOOK_PASSWORD || 'Passw0rd1',
      webhookUrl: env.PHONEPE_WEBHOOK_URL || webhookUrlOf(env.PUBLIC_ORIGIN),
    },
  }
}

function webhookUrlOf(shopOrigin: string | undefined): string | undefined {
  return shopOrigin ? `${shopOrigin}/api/phonepe/webhook` : undefined
}

function onOrOff(name: string, text = 'on'): boolean {
  if (text !== 'on' && text !== 'off') throw new Error(`${name} must be on or off, but is "${text}".`)
  return text === 'on'
}

function wholeNumber(name: string, text: string | undefined, fallback: number, most: number): number {
  if (!text) return fallback
  const value = Number(text)
  if (!Number.isInteger(value) || value < 0 || value > most)
    throw new Error(`${name} must be a whole number from 0 to ${most}, but is "${text}".`)
  return value
}
