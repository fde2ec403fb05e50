import { join } from 'node:path'
import { cashfreeSandboxKeys } from 'shared-contracts/payments/providers/cashfree'
import { phonePeSandboxKeys } from 'shared-contracts/payments/providers/phonepe'
import { isSandboxKey } from 'shared-contracts/payments/providers/providers'
import { isPublicOrigin } from 'shared-contracts/platform/settings/public-origin'

const sandboxKeys = { ...cashfreeSandboxKeys, ...phonePeSandboxKeys }

const SECRETS = [
  'CASHFREE_CLIENT_SECRET',
  'PHONEPE_SALT_KEY',
  'PHONEPE_CLIENT_SECRET',
  'PHONEPE_WEBHOOK_PASSWORD',
] as const

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
  /** The address for webhooks: merchants set it on PhonePe's dashboard, so no request includes it. */
  webhookUrl?: string
}

export interface SandboxConfig {
  host: string
  port: number
  /** The sandbox's address for browsers and the shop's server, without a trailing slash. */
  publicUrl: string
  journalPath: string
  /** Real milliseconds per scheduled minute. */
  minuteMs: number
  /** True if an order's amount or phone number can choose a fault. */
  hasOrderFaults: boolean
  logLevel: string
  cashfree: CashfreeCredentials
  phonepe: PhonepeCredentials
  phonepeV2: PhonepeV2Credentials
}

/**
 * Keys default to the api's public test keys: PhonePe's are documented; Cashfree's are ours, as it has none.
 * @throws Error with one sentence if a setting is invalid
 */
export function readConfig(env: NodeJS.ProcessEnv): SandboxConfig {
  const port = wholeNumber('SANDBOX_PORT', env.SANDBOX_PORT, 4100, 65_535)
  refusePublicKeys(env)
  const key = (name: keyof typeof sandboxKeys) => env[name] || sandboxKeys[name]
  const merchantId = key('PHONEPE_MERCHANT_ID')
  return {
    host: env.SANDBOX_HOST || '127.0.0.1',
    port,
    publicUrl: (env.SANDBOX_PUBLIC_URL || `http://127.0.0.1:${port}`).replace(/\/+$/, ''),
    journalPath: join(env.DATA_DIR || '.data', 'sandbox.jsonl'),
    minuteMs: wholeNumber('SANDBOX_TIME_SCALE', env.SANDBOX_TIME_SCALE, 1000, 60_000),
    hasOrderFaults: readSwitch('SANDBOX_ORDER_FAULTS', env.SANDBOX_ORDER_FAULTS),
    logLevel: env.LOG_LEVEL || 'warn',
    cashfree: {
      clientId: key('CASHFREE_CLIENT_ID'),
      clientSecret: key('CASHFREE_CLIENT_SECRET'),
    },
    phonepe: {
      merchantId,
      saltKey: key('PHONEPE_SALT_KEY'),
      saltIndex: env.PHONEPE_SALT_INDEX || '1',
    },
    phonepeV2: {
      merchantId,
      clientId: key('PHONEPE_CLIENT_ID'),
      clientSecret: key('PHONEPE_CLIENT_SECRET'),
      clientVersion: env.PHONEPE_CLIENT_VERSION || '1',
      webhookUsername: key('PHONEPE_WEBHOOK_USERNAME'),
      webhookPassword: key('PHONEPE_WEBHOOK_PASSWORD'),
      webhookUrl: env.PHONEPE_WEBHOOK_URL || buildWebhookUrl(env.PUBLIC_ORIGIN),
    },
  }
}

/** Refuses publicly known keys for a public shop, because anybody could sign messages with them. */
function refusePublicKeys(env: NodeJS.ProcessEnv): void {
  if (!isPublicOrigin(env.PUBLIC_ORIGIN)) return
  const known = SECRETS.filter((name) => !env[name] || isSandboxKey(env[name]))
  if (known.length > 0)
    throw new Error(
      `The shop at ${env.PUBLIC_ORIGIN} is public, so the sandbox must not use its default secrets: set ${known.join(', ')}.`,
    )
}

function buildWebhookUrl(shopOrigin: string | undefined): string | undefined {
  return shopOrigin ? `${shopOrigin}/api/phonepe/webhook` : undefined
}

function readSwitch(name: string, text = 'on'): boolean {
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
