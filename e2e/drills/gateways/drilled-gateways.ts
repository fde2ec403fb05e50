/** A gateway for drills: the shop's settings, and how the gateway behaves. */
export interface DrilledGateway {
  name: string
  settings: NodeJS.ProcessEnv
  /** Whether a page takes another attempt after a failed one. Otherwise the shop opens another order. */
  triesAgain: boolean
  /** Whether a webhook proves what it says; otherwise it only makes the shop ask (decision 041). */
  signsBodies: boolean
  /** Whether a lost answer loses the address of its page too. The shop then opens another order. */
  losesPages: boolean
}

export const cashfree: DrilledGateway = {
  name: 'Cashfree',
  settings: { PAYMENT_GATEWAY: 'cashfree' },
  triesAgain: true,
  signsBodies: true,
  losesPages: false,
}

const phonePe = { triesAgain: false, losesPages: true }

export const drilledGateways: readonly DrilledGateway[] = [
  cashfree,
  {
    ...phonePe,
    name: 'PhonePe v1',
    settings: { PAYMENT_GATEWAY: 'phonepe', PHONEPE_VERSION: 'v1' },
    signsBodies: true,
  },
  {
    ...phonePe,
    name: 'PhonePe v2',
    settings: { PAYMENT_GATEWAY: 'phonepe', PHONEPE_VERSION: 'v2' },
    signsBodies: false,
  },
]
