import type { Paise } from 'shared-contracts/domain/money'
import type { CallFault, Fault, PaymentFault, RefundFault } from './fault'
import { faults } from './fault-catalogue'
import { TEST_PHONE_START } from './fault-table'

const TEST_PHONE = new RegExp(`^${TEST_PHONE_START}(\\d\\d)$`)

export function faultNamed(name: string | undefined): Fault | undefined {
  return faults.find((fault) => fault.name === name)
}

export function paymentFaultNamed(name: string | undefined): PaymentFault | undefined {
  const fault = faultNamed(name)
  return fault?.phase === 'payment' ? fault : undefined
}

export function callFaultNamed(name: string | undefined): CallFault | undefined {
  const fault = faultNamed(name)
  return fault?.phase === 'call' ? fault : undefined
}

/** The fault of an order, from its customer's phone number or the paise of its amount. */
export function faultOfOrder(amount: Paise, phone?: string): Fault | undefined {
  const [, digits] = TEST_PHONE.exec(phone ?? '') ?? []
  const fault = faultCoded(digits === undefined ? amount % 100 : Number(digits))
  return fault?.phase === 'refund' ? undefined : fault
}

export function refundFaultNamed(name: string | undefined): RefundFault | undefined {
  const fault = faultNamed(name)
  return fault?.phase === 'refund' ? fault : undefined
}

/** The fault of a refund, from the paise of its amount. */
export function faultOfRefund(amount: Paise): RefundFault | undefined {
  return refundFaultNamed(faultCoded(amount % 100)?.name)
}

/** @param handle what stands behind the @ of the provider's test ids */
export function faultOfUpiId(upiId: string, handle: string): PaymentFault | undefined {
  return upiId.endsWith(`@${handle}`) ? paymentFaultNamed(upiId.slice(0, -handle.length - 1)) : undefined
}

function faultCoded(code: number): Fault | undefined {
  return faults.find((fault) => fault.code === code)
}
