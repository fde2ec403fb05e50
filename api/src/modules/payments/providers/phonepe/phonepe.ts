import { phonePe as description, type PhonePeSetting } from 'shared-contracts/payments/providers/phonepe'
import type { ConnectedGateway, Provider } from '../provider'
import { createPhonePeGateway } from './phonepe-gateway'
import type { PhonePe } from './phonepe-version'
import { createPhonePeV1 } from './v1/phonepe-v1'
import { createPhonePeV2 } from './v2/phonepe-v2'

export const phonePe: Provider<PhonePeSetting> = {
  ...description,
  isForStandAlone: true,
  connect(settings, { http, now }) {
    const v1 = createPhonePeV1(
      {
        baseUrl: settings.PHONEPE_BASE_URL,
        merchantId: settings.PHONEPE_MERCHANT_ID,
        saltKey: settings.PHONEPE_SALT_KEY,
        saltIndex: settings.PHONEPE_SALT_INDEX,
      },
      http,
    )
    const v2 = createPhonePeV2(
      {
        baseUrl: settings.PHONEPE_V2_BASE_URL,
        oauthUrl: settings.PHONEPE_V2_OAUTH_URL,
        clientId: settings.PHONEPE_CLIENT_ID,
        clientSecret: settings.PHONEPE_CLIENT_SECRET,
        clientVersion: settings.PHONEPE_CLIENT_VERSION,
        webhookUsername: settings.PHONEPE_WEBHOOK_USERNAME,
        webhookPassword: settings.PHONEPE_WEBHOOK_PASSWORD,
      },
      http,
      now,
    )
    return { 'phonepe-v1': connected(v1), 'phonepe-v2': connected(v2) }
  },
}

function connected(phonepe: PhonePe): ConnectedGateway {
  return { gateway: createPhonePeGateway(phonepe), standAlone: phonepe }
}
