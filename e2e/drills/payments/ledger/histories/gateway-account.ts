/** The gateway's view of all its money: `GET /sandbox/account` (gateway-sandbox/README.md). */
export interface GatewayAccount {
  netPaise: number
  orders: AccountOrder[]
}

export interface AccountOrder {
  provider: 'cashfree' | 'phonepe' | 'phonepe-v2'
  orderId: string
  captures: { id: string; paise: number; isReversed: boolean }[]
  refunds: {
    id: string
    captureId: string
    paise: number
    state: 'PENDING' | 'SUCCESS' | 'FAILED'
    isAutomatic: boolean
  }[]
  disputes: {
    id: string
    captureId: string
    paise: number
    state: 'OPEN' | 'UNDER_REVIEW' | 'WON' | 'LOST'
  }[]
  netPaise: number
}

/** Lists the captures and refunds that the gateway reports. PhonePe reports a late payment only as failed. */
export function listReported({ provider, captures, refunds }: AccountOrder) {
  const isReported = (isLate: boolean) => !isLate || provider === 'cashfree'
  return {
    captures: captures.filter(({ isReversed }) => isReported(isReversed)),
    refunds: refunds.filter(({ isAutomatic }) => isReported(isAutomatic)),
  }
}
