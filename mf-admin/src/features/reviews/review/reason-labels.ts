import type { RejectionReason, ReportReason } from 'shared-contracts/reviews/review'

/** The reasons for rejecting a review. There is none for a bad opinion. */
export const rejectionLabels: Readonly<Record<RejectionReason, string>> = {
  'not-about-product': 'Not about the product',
  'personal-data': 'Contains personal details',
  abusive: 'Insults or threats',
  advertising: 'Advertising',
  'not-genuine': 'Not a real experience',
  illegal: 'Against the law',
}

export const reportLabels: Readonly<Record<ReportReason, string>> = {
  ...rejectionLabels,
  other: 'Something else',
}
