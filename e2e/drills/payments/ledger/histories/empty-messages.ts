import { cashfreeSandboxKeys } from 'shared-contracts/payments/providers/cashfree'
import { phonePeSandboxKeys } from 'shared-contracts/payments/providers/phonepe'
import { cashfreeSignature } from '../../../../../api/src/modules/payments/providers/cashfree/cashfree-signature'
import { phonePeVerify } from '../../../../../api/src/modules/payments/providers/phonepe/v1/phonepe-signature'
import { phonePeWebhookKey } from '../../../../../api/src/modules/payments/providers/phonepe/v2/phonepe-v2'

const { CASHFREE_CLIENT_SECRET } = cashfreeSandboxKeys
const { PHONEPE_SALT_KEY, PHONEPE_WEBHOOK_USERNAME, PHONEPE_WEBHOOK_PASSWORD } = phonePeSandboxKeys

interface EmptyMessage {
  path: string
  body: string
  headers: Record<string, string>
}

/** Makes a correctly signed webhook from each gateway that changes nothing. @param number makes it unique */
export function emptyMessages(number: number): EmptyMessage[] {
  const said = JSON.stringify({ look: number })
  const response = Buffer.from(said).toString('base64')
  const salt = { key: PHONEPE_SALT_KEY, index: '1' }
  return [
    {
      path: '/api/payments/webhook',
      body: said,
      headers: {
        'x-webhook-timestamp': '1',
        'x-webhook-signature': cashfreeSignature(CASHFREE_CLIENT_SECRET, '1', Buffer.from(said)),
      },
    },
    {
      path: '/api/phonepe/callback',
      body: JSON.stringify({ response }),
      headers: { 'x-verify': phonePeVerify(response, salt) },
    },
    {
      path: '/api/phonepe/webhook',
      body: said,
      headers: { authorization: phonePeWebhookKey(PHONEPE_WEBHOOK_USERNAME, PHONEPE_WEBHOOK_PASSWORD) },
    },
  ]
}
