/** What a file of ours says to keep itself from being taken for something else, or into another site. */
export const FILE_HEADERS = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
} as const

/** A published container is made for any host: pages of other sites may load it. */
export const CONTAINER_HEADERS = {
  ...FILE_HEADERS,
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
} as const
