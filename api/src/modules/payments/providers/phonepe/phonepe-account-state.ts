import type { LedgerState } from '../../../../db/tables/ledger'

/** How a refund stands, in the words of PhonePe's reports; what is neither done nor failed is still to come. */
export function accountState(state: string): LedgerState {
  if (state === 'COMPLETED') return 'done'
  return state === 'FAILED' ? 'failed' : 'pending'
}
