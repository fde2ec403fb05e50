import { z } from 'zod'
import { onOrOff } from './on-or-off'
import { told } from './setting-metadata'

const NO_CASHFREE = 'CASHFREE=off takes no payments by Cashfree'
const NO_PHONEPE = 'PHONEPE=off takes no payments by PhonePe'

/** @param without how to do without the gateway */
const gatewayAddress = (example: string, without: string) =>
  z
    .url({ protocol: /^https?$/ })
    .transform((address) => address.replace(/\/+$/, ''))
    .optional()
    .register(told, { is: `the gateway's address, such as ${example}`, without })

const gatewayText = (is: string, without: string) => z.string().optional().register(told, { is, without })

const gatewaySecret = (is: string, without: string) =>
  z.string().optional().register(told, { is, without, isSecret: true })

/** Which gateways take payments, where they are and by which keys. */
export const paymentSettings = {
  PAYMENT_GATEWAY: z
    .enum(['cashfree', 'phonepe'])
    .default('cashfree')
    .register(told, { is: 'cashfree or phonepe' }),
  CASHFREE: onOrOff(),
  CASHFREE_BASE_URL: gatewayAddress('https://api.cashfree.com/pg', NO_CASHFREE),
  CASHFREE_CLIENT_ID: gatewayText("Cashfree's App ID", NO_CASHFREE),
  CASHFREE_CLIENT_SECRET: gatewaySecret("Cashfree's secret key", NO_CASHFREE),
  CASHFREE_API_VERSION: z.string().default('2025-01-01').register(told, { is: 'a date such as 2025-01-01' }),
  PHONEPE: onOrOff(),
  PHONEPE_VERSION: z.enum(['v1', 'v2']).default('v1').register(told, { is: 'v1 or v2' }),
  PHONEPE_BASE_URL: gatewayAddress('https://api.phonepe.com/apis/hermes', NO_PHONEPE),
  PHONEPE_MERCHANT_ID: gatewayText("PhonePe's merchant id", NO_PHONEPE),
  PHONEPE_SALT_KEY: gatewaySecret("PhonePe's salt key", NO_PHONEPE),
  PHONEPE_SALT_INDEX: z.string().default('1').register(told, { is: "the salt key's index" }),
  PHONEPE_V2_BASE_URL: gatewayAddress('https://api.phonepe.com/apis/pg', NO_PHONEPE),
  PHONEPE_V2_OAUTH_URL: gatewayAddress('https://api.phonepe.com/apis/identity-manager', NO_PHONEPE),
  PHONEPE_CLIENT_ID: gatewayText("PhonePe's client id", NO_PHONEPE),
  PHONEPE_CLIENT_SECRET: gatewaySecret("PhonePe's client secret", NO_PHONEPE),
  PHONEPE_CLIENT_VERSION: z.string().default('1').register(told, { is: "the client's version" }),
  PHONEPE_WEBHOOK_USERNAME: gatewayText('the user name that PhonePe sends with webhooks', NO_PHONEPE),
  PHONEPE_WEBHOOK_PASSWORD: gatewaySecret('the password that PhonePe sends with webhooks', NO_PHONEPE),
}
