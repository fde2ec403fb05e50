import type { Attempt } from '../ledger/attempt'
import type { Delivery } from '../ledger/delivery'
import type { Dispute } from '../ledger/dispute'
import type { CashfreeOrder, Order, PhonepeOrder, PhonepeV2Order } from '../ledger/order'
import type { Refund } from '../ledger/refund'
import type { Dialect, Leave, Notice, TestData } from './dialect'

export interface Dialects {
  cashfree: Dialect<CashfreeOrder>
  phonepe: Dialect<PhonepeOrder>
  'phonepe-v2': Dialect<PhonepeV2Order>
}

/** A dialect already bound to one order, so that callers need not know which provider it is. */
export interface BoundDialect {
  providerName: string
  testData: TestData
  closedReason(now: Date): string | undefined
  leave(): Leave | undefined
  notice(attempt: Attempt, now: Date): Notice | undefined
  refundNotice(refund: Refund, now: Date): Notice | undefined
  disputeNotice(dispute: Dispute, now: Date): Notice | undefined
}

export function dialectOf(dialects: Dialects, order: Order): BoundDialect {
  switch (order.provider) {
    case 'cashfree':
      return bind(dialects.cashfree, order)
    case 'phonepe':
      return bind(dialects.phonepe, order)
    case 'phonepe-v2':
      return bind(dialects['phonepe-v2'], order)
  }
}

export function signDelivery(dialects: Dialects, delivery: Delivery, tryNumber: number, now: Date) {
  return dialects[delivery.provider].sign(delivery, tryNumber, now)
}

function bind<SomeOrder extends Order>(dialect: Dialect<SomeOrder>, order: SomeOrder): BoundDialect {
  return {
    providerName: dialect.providerName,
    testData: dialect.testData,
    closedReason: (now) => dialect.closedReason(order, now),
    leave: () => dialect.leave(order),
    notice: (attempt, now) => dialect.notice(order, attempt, now),
    refundNotice: (refund, now) => dialect.refundNotice(order, refund, now),
    disputeNotice: (dispute, now) => dialect.disputeNotice?.(order, dispute, now),
  }
}
