import { paise } from 'shared-contracts/values/money'
import type { GatewayCall, GatewayHttp } from '../../http/gateway-http'
import { createPhonePeV2 } from './phonepe-v2'

const config = {
  baseUrl: 'https://phonepe.example',
  oauthUrl: 'https://phonepe.example',
  clientId: 'id',
  clientSecret: 'secret',
  clientVersion: '1',
  webhookUsername: 'user',
  webhookPassword: 'Passw0rd1',
}

test("a payment page is valid for an hour, PhonePe's maximum", async () => {
  const calls: GatewayCall[] = []
  const http: Pick<GatewayHttp, 'call'> = {
    async call(call) {
      calls.push(call)
      const body = call.url.endsWith('/token')
        ? { access_token: 't', issued_at: 0, expires_at: 3600 }
        : { orderId: 'OMO1', redirectUrl: 'https://phonepe.example/pay' }
      return { status: 200, body }
    },
  }
  await createPhonePeV2(config, http, () => new Date()).pay({
    gatewayOrderId: 'ORD-1',
    amount: paise(17500),
    customer: { id: 'asha', phone: '9876543210' },
    returnUrl: 'https://shop.example/thank-you',
    notifyUrl: 'https://shop.example/api/phonepe/webhook',
  })
  expect(calls.at(-1)?.body).toMatchObject({ merchantOrderId: 'ORD-1', expireAfter: 3600 })
})
