import { cashfreeSandboxKeys } from 'shared-contracts/payments/providers/cashfree'
import { phonePeSandboxKeys } from 'shared-contracts/payments/providers/phonepe'
import { allProtocols, providerDescriptions } from 'shared-contracts/payments/providers/providers'
import { cashfreeSignature } from '../../../../api/src/modules/payments/providers/cashfree/cashfree-signature'
import { phonePeVerify } from '../../../../api/src/modules/payments/providers/phonepe/v1/phonepe-signature'
import { phonePeWebhookKey } from '../../../../api/src/modules/payments/providers/phonepe/v2/phonepe-v2'

const { CASHFREE_CLIENT_SECRET } = cashfreeSandboxKeys
const { PHONEPE_SALT_KEY, PHONEPE_WEBHOOK_USERNAME, PHONEPE_WEBHOOK_PASSWORD } = phonePeSandboxKeys

/** Sends a forged webhook of each gateway, signed with sandbox secrets. @returns each gateway and the status */
export function forgedWebhooks(origin: string): Promise<(readonly [string, number])[]> {
  const timestamp = String(Date.now())
  const paid = JSON.stringify({ type: 'PAYMENT_SUCCESS_WEBHOOK', data: {} })
  const response = Buffer.from(paid).toString('base64')
  const messages = {
    cashfree: {
      body: paid,
      headers: {
        'x-webhook-timestamp': timestamp,
        'x-webhook-signature': cashfreeSignature(CASHFREE_CLIENT_SECRET, timestamp, Buffer.from(paid)),
      },
    },
    'phonepe-v1': {
      body: JSON.stringify({ response }),
      headers: { 'x-verify': phonePeVerify(response, { key: PHONEPE_SALT_KEY, index: '1' }) },
    },
    'phonepe-v2': {
      body: paid,
      headers: { authorization: phonePeWebhookKey(PHONEPE_WEBHOOK_USERNAME, PHONEPE_WEBHOOK_PASSWORD) },
    },
  } as const
  return Promise.all(
    Object.entries(messages).map(async ([name, { body, headers }]) => {
      const path = allProtocols(providerDescriptions).find((protocol) => protocol.name === name)?.webhookPath
      const sent = { 'content-type': 'application/json', ...headers }
      const answer = await fetch(`${origin}/api${path}`, { method: 'POST', headers: sent, body })
      return [name, answer.status] as const
    }),
  )
}
