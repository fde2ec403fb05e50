import { z } from 'zod'
import { onOrOff } from '../../platform/settings/on-or-off'
import { settingMessages } from '../../platform/settings/setting-metadata'
import type { ProviderDescription } from './provider-description'
import { gatewayAddress, gatewaySecret, gatewayText } from './provider-settings'

const WITHOUT = 'PHONEPE=off disables payments with PhonePe'

const settings = {
  PHONEPE: onOrOff(),
  PHONEPE_VERSION: z.enum(['v1', 'v2']).default('v1').register(settingMessages, { is: 'v1 or v2' }),
  PHONEPE_BASE_URL: gatewayAddress('https://api.phonepe.com/apis/hermes', WITHOUT),
  PHONEPE_MERCHANT_ID: gatewayText("PhonePe's merchant id", WITHOUT),
  PHONEPE_SALT_KEY: gatewaySecret("PhonePe's salt key", WITHOUT),
  PHONEPE_SALT_INDEX: z.string().default('1').register(settingMessages, { is: "the salt key's index" }),
  PHONEPE_V2_BASE_URL: gatewayAddress('https://api.phonepe.com/apis/pg', WITHOUT),
  PHONEPE_V2_OAUTH_URL: gatewayAddress('https://api.phonepe.com/apis/identity-manager', WITHOUT),
  PHONEPE_CLIENT_ID: gatewayText("PhonePe's client id", WITHOUT),
  PHONEPE_CLIENT_SECRET: gatewaySecret("PhonePe's client secret", WITHOUT),
  PHONEPE_CLIENT_VERSION: z.string().default('1').register(settingMessages, { is: "the client's version" }),
  PHONEPE_WEBHOOK_USERNAME: gatewayText('the user name that PhonePe sends with webhooks', WITHOUT),
  PHONEPE_WEBHOOK_PASSWORD: gatewaySecret('the password that PhonePe sends with webhooks', WITHOUT),
}

export type PhonePeSetting = keyof typeof settings

export const phonePeSandboxKeys = {
  PHONEPE_MERCHANT_ID: 'PGTESTPAYUAT',
  PHONEPE_SALT_KEY: '099eb0cd-02cf-4e2a-8aca-3e6c6aff0399',
  PHONEPE_CLIENT_ID: 'TEST_CLIENT_ID',
  PHONEPE_CLIENT_SECRET: 'TEST_CLIENT_SECRET',
  PHONEPE_WEBHOOK_USERNAME: 'merchant_user',
  PHONEPE_WEBHOOK_PASSWORD: 'Passw0rd1',
} as const

export const phonePe: ProviderDescription<PhonePeSetting> = {
  name: 'phonepe',
  title: 'PhonePe',
  switch: 'PHONEPE',
  settings,
  protocols: [
    {
      name: 'phonepe-v1',
      webhookPath: '/phonepe/callback',
      secret: 'PHONEPE_SALT_KEY',
      needs: ['PHONEPE_BASE_URL', 'PHONEPE_MERCHANT_ID', 'PHONEPE_SALT_KEY'],
    },
    {
      name: 'phonepe-v2',
      webhookPath: '/phonepe/webhook',
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
  ],
  chooseProtocol: ({ PHONEPE_VERSION }) => (PHONEPE_VERSION === 'v2' ? 'phonepe-v2' : 'phonepe-v1'),
  sandbox: {
    keys: phonePeSandboxKeys,
    paths: {
      PHONEPE_BASE_URL: '/apis/pg-sandbox',
      PHONEPE_V2_BASE_URL: '/apis/pg-sandbox',
      PHONEPE_V2_OAUTH_URL: '/apis/pg-sandbox',
    },
  },
}
