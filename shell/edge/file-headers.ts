/** What a file of ours says to keep itself from being taken for something else, or into another site. */
export const FILE_HEADERS = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
} as const
