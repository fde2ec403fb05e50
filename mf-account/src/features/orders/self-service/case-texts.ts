import type { CaseKind, CaseReason, CaseState } from 'shared-contracts/support/cases/case'

export const kindTexts: Record<CaseKind, string> = {
  cancellation: 'Cancellation',
  problem: 'Reported problem',
  return: 'Return request',
}

export const stateTexts: Record<CaseState, string> = {
  open: 'We’re looking at it',
  answered: 'We’ve replied',
  approved: 'Approved',
  declined: 'Declined',
  done: 'Done',
}

export const stateTones: Record<CaseState, 'neutral' | 'warn' | 'ok' | 'bad'> = {
  open: 'warn',
  answered: 'neutral',
  approved: 'ok',
  declined: 'bad',
  done: 'ok',
}

export const reasonTexts: Record<CaseReason, string> = {
  damaged: 'Damaged',
  wrong: 'Wrong item',
  missing: 'Missing',
  quality: 'Poor quality',
  other: 'Other',
}
