/** Prevents MIME sniffing and use by other sites. */
export const FILE_HEADERS = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
} as const

/** A published container works in any host, so other sites may load it. */
export const CONTAINER_HEADERS = {
  ...FILE_HEADERS,
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
} as const
