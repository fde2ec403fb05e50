/** The kinds of requests about an order. A cancellation is carried out at once; the others wait for staff. */
export const caseKinds = ['cancellation', 'problem', 'return'] as const
export type CaseKind = (typeof caseKinds)[number]

/**
 * 'open' waits for staff, 'answered' for the customer. 'approved' is a promise that staff still have to keep.
 * 'declined' and 'done' are final for the customer.
 */
export const caseStates = ['open', 'answered', 'approved', 'declined', 'done'] as const
export type CaseState = (typeof caseStates)[number]

export const caseReasons = ['damaged', 'wrong', 'missing', 'quality', 'other'] as const
export type CaseReason = (typeof caseReasons)[number]

/** The reasons for a return; an item that is missing can't be sent back. */
export const caseReturnReasons = ['damaged', 'wrong', 'quality', 'other'] as const satisfies CaseReason[]

export const MOST_CASE_PHOTOS = 6

export function isCaseOver(state: CaseState): boolean {
  return state === 'declined' || state === 'done'
}

/** Formats the id of a case, in mails and on pages: 'C-12'. */
export const formatCase = (id: number) => `C-${id}`

/** Parses 'C-12' into the id of its case; undefined if it is anything else. */
export function parseCase(text: string): number | undefined {
  const [, digits] = /^C-(\d{1,15})$/.exec(text) ?? []
  return digits === undefined ? undefined : Number(digits)
}

/** Returns the address of a case's photo for its customer. */
export function casePhotoAddress(orderId: string, id: string, photo: string): string {
  return `/api/orders/${encodeURIComponent(orderId)}/cases/${id}/photos/${photo}`
}
