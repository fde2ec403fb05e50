export const only = {
  type: 'string',
  value: '<home|recipe>',
  default: '',
  purpose: 'a regular expression that selects pages',
} as const

export const url = {
  type: 'string',
  value: '<origin>',
  purpose: 'a running shop (default: a new one)',
} as const
