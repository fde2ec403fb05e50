import type { ReturnCondition, ReturnReason } from 'shared-contracts/fulfilment/returns'

export const conditionLabels: Record<ReturnCondition, string> = {
  good: 'Good, unopened',
  opened: 'Opened',
  damaged: 'Damaged',
}

export const reasonLabels: Record<ReturnReason, string> = {
  'not-delivered': 'Not delivered',
  damaged: 'Damaged in transit',
  'wrong-goods': 'Wrong item',
  'not-wanted': 'No longer needed',
  other: 'Other reason',
}
