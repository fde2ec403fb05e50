/* Options that several measurements share. */

export const only = {
  type: 'string',
  value: '<home|recipe>',
  default: '',
  purpose: 'these pages: a regular expression',
} as const

export const url = {
  type: 'string',
  value: '<origin>',
  purpose: 'a shop that is open already; one of its own unless told',
} as const
