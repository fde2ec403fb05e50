import type { ProviderName } from '../payments.tables'
import type { CashfreeConfig } from './cashfree/cashfree-client'
import { createCashfreeGateway } from './cashfree/cashfree-gateway'
import type { GatewayHttp } from './gateway-http'
import type { PaymentGateway } from './payment-gateway'
import type { PhonePe } from './phonepe/phonepe'
import { createPhonePeGateway } from './phonepe/phonepe-gateway'
import { createPhonePeV1, type PhonePeV1Config } from './phonepe/phonepe-v1'
import { createPhonePeV2, type PhonePeV2Config } from './phonepe/phonepe-v2'

export interface GatewaysConfig {
  cashfree: CashfreeConfig
  phonepe: PhonePeV1Config
  phonepeV2: PhonePeV2Config
}

export type PhonePeName = Exclude<ProviderName, 'cashfree'>
export type PhonePes = Record<PhonePeName, PhonePe>
export type Gateways = Record<ProviderName, PaymentGateway>

/** Every gateway the shop can speak to: payments begun at one are brought to their end there. */
export function createGateways(config: GatewaysConfig, http: GatewayHttp, now: () => Date) {
  const phonepes: PhonePes = {
    'phonepe-v1': createPhonePeV1(config.phonepe, http),
    'phonepe-v2': createPhonePeV2(config.phonepeV2, http, now),
  }
  const gateways: Gateways = {
    cashfree: createCashfreeGateway(config.cashfree, http),
    'phonepe-v1': createPhonePeGateway(phonepes['phonepe-v1']),
    'phonepe-v2': createPhonePeGateway(phonepes['phonepe-v2']),
  }
  return { gateways, phonepes }
}
