import type { FaultyCalls } from '../faults/faulty-calls'
import type { SettlementReports } from '../settlement/settlement-reports'
import type { Store } from '../store/store'
import type { Refunds } from './refunds'

/** What each provider's api for merchants' servers is made from. */
export interface MerchantApi {
  store: Store
  refunds: Refunds
  faultyCalls: FaultyCalls
  settlementReports: SettlementReports
  publicUrl: string
  minuteMs: number
  now: () => Date
}
