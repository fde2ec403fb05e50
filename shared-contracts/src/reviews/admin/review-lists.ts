/** The lists of the admin. A review can be in several: a reported one is still published. */
export const reviewLists = ['waiting', 'reported', 'published', 'rejected'] as const
export type ReviewList = (typeof reviewLists)[number]
