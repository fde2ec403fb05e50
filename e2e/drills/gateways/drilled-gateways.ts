/** A gateway as drills use it: what the shop is set to, and what the gateway is like. */
export interface DrilledGateway {
  name: string
  settings: NodeJS.ProcessEnv
  /** Whether a page takes another attempt after one that failed; otherwise the shop opens another order there. */
  triesAgain: boolean
  /** Whether a webhook proves what it says; otherwise it only makes the shop ask (decision 041). */
  signsBodies: boolean
  /** Whether its page's address is lost with the answer that told it: another order follows then. */
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
