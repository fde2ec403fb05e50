import { join } from 'node:path'
import {
  type CashfreeCredentials,
  type PhonepeCredentials,
  type PhonepeV2Credentials,
  testCredentials,
} from './credentials'

export interface SandboxConfig {
  host: string
  port: number
  /** Where browsers and the shop's server reach this sandbox, without a slash at the end. */
  publicUrl: string
  journalPath: string
  /** How many real milliseconds one minute of the webhook schedule lasts. */
  minuteMs: number
  /** Whether an order's amount or phone number chooses a fault. */
  hasOrderFaults: boolean
  logLevel: string
  cashfree: CashfreeCredentials
  phonepe: PhonepeCredentials
  phonepeV2: PhonepeV2Credentials
}

/** @throws Error in one clear sentence when a setting cannot be used */
export function readConfig(env: NodeJS.ProcessEnv): SandboxConfig {
  const host = env.SANDBOX_HOST || '127.0.0.1'
  const port = wholeNumber('SANDBOX_PORT', env.SANDBOX_PORT, 4100, 65_535)
  return {
    host,
    port,
    publicUrl: (env.SANDBOX_PUBLIC_URL || `http://127.0.0.1:${port}`).replace(/\/+$/, ''),
    journalPath: join(env.DATA_DIR || '.data', 'sandbox.jsonl'),
    minuteMs: wholeNumber('SANDBOX_TIME_SCALE', env.SANDBOX_TIME_SCALE, 1000, 60_000),
    hasOrderFaults: onOrOff('SANDBOX_ORDER_FAULTS', env.SANDBOX_ORDER_FAULTS),
    logLevel: env.LOG_LEVEL || 'warn',
    cashfree: {
      clientId: env.CASHFREE_CLIENT_ID || testCredentials.cashfree.clientId,
      clientSecret: env.CASHFREE_CLIENT_SECRET || testCredentials.cashfree.clientSecret,
    },
    phonepe: {
      merchantId: env.PHONEPE_MERCHANT_ID || testCredentials.phonepe.merchantId,
      saltKey: env.PHONEPE_SALT_KEY || testCredentials.phonepe.saltKey,
      saltIndex: env.PHONEPE_SALT_INDEX || testCredentials.phonepe.saltIndex,
    },
    phonepeV2: readPhonepeV2(env),
  }
}

function readPhonepeV2(env: NodeJS.ProcessEnv): PhonepeV2Credentials {
  const keys = testCredentials.phonepeV2
  return {
    merchantId: env.PHONEPE_MERCHANT_ID || keys.merchantId,
    clientId: env.PHONEPE_CLIENT_ID || keys.clientId,
    clientSecret: env.PHONEPE_CLIENT_SECRET || keys.clientSecret,
    clientVersion: env.PHONEPE_CLIENT_VERSION || keys.clientVersion,
    webhookUsername: env.PHONEPE_WEBHOOK_USERNAME || keys.webhookUsername,
    webhookPassword: env.PHONEPE_WEBHOOK_PASSWORD || keys.webhookPassword,
    webhookUrl:
      env.PHONEPE_WEBHOOK_URL ||
      (env.PUBLIC_ORIGIN && `${env.PUBLIC_ORIGIN}/api/phonepe/webhook`) ||
      undefined,
  }
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
