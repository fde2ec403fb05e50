import type { SettlementClass } from 'shared-contracts/payments/admin/settlement-classes'

/** @param kind as Cashfree writes it, such as CHARGEBACK_REVERSE */
export function classOf(kind: string): SettlementClass {
  if (kind === 'PAYMENT') return 'payment'
  if (/^REFUND(_REVERSE|_REVERSAL)?$/.test(kind)) return 'refund'
  if (/^(DISPUTE|CHARGEBACK)(_REVERSE|_REVERSAL)?$/.test(kind)) return 'dispute'
  if (/^(OTHER_ADJUSTMENT|ADJUSTMENT|RISK)(_REVERSE|_REVERSAL)?$/.test(kind)) return 'adjustment'
  return 'unknown'
}
