import type { Deliveries } from './deliveries/deliveries'
import type { FaultyCalls } from './faults/faulty-calls'
import type { Attempts } from './gateway/attempts'
import type { Disputes } from './gateway/disputes'
import type { Refunds } from './gateway/refunds'
import type { SettlementReports } from './gateway/settlement/settlement-reports'
import type { Basics } from './values/basics'

export interface Sandbox extends Basics {
  attempts: Attempts
  refunds: Refunds
  disputes: Disputes
  deliveries: Deliveries
  faultyCalls: FaultyCalls
  settlementReports: SettlementReports
  publicUrl: string
}
