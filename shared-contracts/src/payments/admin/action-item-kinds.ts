/** The kinds of action items, in display order. In a separate file because browsers do not load schemas. */
export const actionItemKinds = [
  'payment',
  'order',
  'stand-alone',
  'refund',
  'dispute',
  'difference',
  'settlement',
  'credit-note',
  'message',
  'mail',
] as const
