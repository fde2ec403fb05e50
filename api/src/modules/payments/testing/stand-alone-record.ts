import type { StandAloneRecord } from '../checkout/stand-alone/stand-alone.repository'

/** Builds a stand-alone payment that began at the given time and is due for polling. */
export function standAloneRecord(
  id: string,
  begun: Date,
  change: Partial<StandAloneRecord> = {},
): StandAloneRecord {
  return {
    merchantTransactionId: id,
    provider: 'phonepe-v1',
    amount: 1000,
    customerId: 'asha',
    name: 'Asha Rao',
    phone: '9876543210',
    state: 'PENDING',
    transactionId: null,
    code: 'PAYMENT_PENDING',
    message: '',
    detail: {},
    createdAt: begun,
    nextQuestionAt: begun,
    attempts: 0,
    trouble: null,
    ...change,
  }
}
