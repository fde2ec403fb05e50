import type { Attempt, Method } from '../../gateway/store/order'

const modes = { upi: 'UPI_COLLECT', card: 'CARD', netbanking: 'NET_BANKING' } as const

export function paymentMode({ kind }: Method) {
  return modes[kind]
}

/** Returns the source of the money, and the payment rail. */
export function instrumentAndRail({ id, bankReference }: Attempt, method: Method) {
  const parts = buildParts(method, id, bankReference)
  return { ...parts, splitInstruments: [parts] }
}

function buildParts(method: Method, id: string, bankReference: string) {
  switch (method.kind) {
    case 'upi':
      return {
        instrument: { type: 'ACCOUNT', accountType: 'SAVINGS', maskedAccountNumber: 'XXXXXXXX1234' },
        rail: { type: 'UPI', utr: bankReference, upiTransactionId: id, vpa: method.upiId },
      }
    case 'card':
      return {
        instrument: { type: 'CREDIT_CARD', bankTransactionId: bankReference, arn: bankReference },
        rail: { type: 'PG', transactionId: id, serviceTransactionId: `PG${id}` },
      }
    case 'netbanking':
      return {
        instrument: { type: 'NET_BANKING', bankTransactionId: bankReference, bankId: method.bank },
        rail: { type: 'PG', transactionId: id, serviceTransactionId: `PG${id}` },
      }
  }
}
