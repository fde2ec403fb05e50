import { inRupees } from 'shared-contracts/values/money'
import type { StoredDifference } from '../differences.repository'

type DescribedDifference = Omit<StoredDifference, 'id' | 'seenAt' | 'goneAt' | 'gatewayOrderId'>

/** Describes a difference, such as 'refund RF1 is missing in the ledger: Rs 75 (done) at cashfree'. */
export function differenceSentence(difference: DescribedDifference): string {
  const { provider, kind, gatewayId, cause, here, there, hereState, thereState } = difference
  const inLedger = `${sum(here)}${inState(hereState)} in the ledger`
  const atGateway = `${sum(there)}${inState(thereState)} at ${provider}`
  const name = `${kind} ${gatewayId}`
  switch (cause) {
    case 'missing-here':
      return `${name} is missing in the ledger: ${atGateway}`
    case 'missing-there':
      return `${name} is missing at ${provider}: ${inLedger}`
    case 'doubled':
      return `${name} is listed more than once: ${inLedger}, ${atGateway} in all`
    case 'amount':
    case 'state':
      return `${name} has a different ${cause}: ${inLedger}, ${atGateway}`
  }
}

function sum(amount: number | null): string {
  return amount === null ? 'nothing' : inRupees(amount)
}

function inState(state: string | null): string {
  return state === null ? '' : ` (${state})`
}
