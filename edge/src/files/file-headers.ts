/** Headers that prevent MIME sniffing and use by other sites. */
export const FILE_HEADERS = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
} as const

/** Headers of published containers, which other sites may load too. */
export const CONTAINER_HEADERS = {
  ...FILE_HEADERS,
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
} as const
