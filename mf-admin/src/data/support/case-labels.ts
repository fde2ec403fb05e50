import type { CaseGroup } from 'shared-contracts/support/admin/cases-schema'
import type { CaseKind, CaseReason, CaseState } from 'shared-contracts/support/cases/case'

export const caseKindLabels: Record<CaseKind, string> = {
  cancellation: 'Cancellation',
  problem: 'Problem',
  return: 'Return request',
}

export const caseStateLabels: Record<CaseState, string> = {
  open: 'To answer',
  answered: 'Answered',
  approved: 'Approved',
  declined: 'Declined',
  done: 'Done',
}

export const caseTones: Record<CaseState, 'neutral' | 'warn' | 'ok'> = {
  open: 'warn',
  answered: 'neutral',
  approved: 'ok',
  declined: 'neutral',
  done: 'ok',
}

export const caseReasonLabels: Record<CaseReason, string> = {
  damaged: 'Damaged',
  wrong: 'Wrong item',
  missing: 'Missing',
  quality: 'Poor quality',
  other: 'Other',
}

/** The groups, in the order in which a case passes through them. */
export const caseGroups = ['open', 'answered', 'closed'] as const satisfies readonly CaseGroup[]
