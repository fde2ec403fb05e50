import { cashfreeSignature } from '../../../../api/src/modules/payments/providers/cashfree/cashfree-signature'
import { phonePeVerify } from '../../../../api/src/modules/payments/providers/phonepe/phonepe-signature'
import { phonePeWebhookKey } from '../../../../api/src/modules/payments/providers/phonepe/phonepe-v2'
import { apiFiles } from '../../../harness/shop/api-of-a-life'

export interface EmptyMessage {
  /** Under the shop's origin. */
  path: string
  body: string
  headers: Record<string, string>
}

/** A genuine message of each gateway that says nothing. @param number tells it apart from the others */
export function emptyMessages(number: number): EmptyMessage[] {
  const { cashfree, phonepe, phonepeV2 } = apiFiles
  const said = JSON.stringify({ look: number })
  const response = Buffer.from(said).toString('base64')
  const salt = { key: phonepe.saltKey, index: phonepe.saltIndex }
  return [
    {
      path: '/api/payments/webhook',
      body: said,
      headers: {
        'x-webhook-timestamp': '1',
        'x-webhook-signature': cashfreeSignature(cashfree.clientSecret, '1', Buffer.from(said)),
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
      headers: { authorization: phonePeWebhookKey(phonepeV2.webhookUsername, phonepeV2.webhookPassword) },
    },
  ]
}
