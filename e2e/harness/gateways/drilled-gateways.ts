/** A gateway for drills: the shop's settings, and how the gateway behaves. */
export interface DrilledGateway {
  name: string
  settings: NodeJS.ProcessEnv
  /** True if a lost response also loses the payment page's address. The shop then opens another order. */
  losesPages: boolean
}

export const cashfree: DrilledGateway = {
  name: 'Cashfree',
  settings: { PAYMENT_GATEWAY: 'cashfree' },
  losesPages: false,
}

const phonePe = { losesPages: true }

export const drilledGateways: readonly DrilledGateway[] = [
  cashfree,
  {
    ...phonePe,
    name: 'PhonePe v1',
    settings: { PAYMENT_GATEWAY: 'phonepe', PHONEPE_VERSION: 'v1' },
  },
  {
    ...phonePe,
    name: 'PhonePe v2',
    settings: { PAYMENT_GATEWAY: 'phonepe', PHONEPE_VERSION: 'v2' },
  },
]
