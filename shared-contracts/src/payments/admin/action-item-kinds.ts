/** The kinds of action items, in display order. In its own file because browsers do not load the schemas. */
export const actionItemKinds = [
  'payment',
  'order',
  'stand-alone',
  'refund',
  'dispute',
  'difference',
  'settlement',
  'credit-note',
  'stock',
  'message',
  'mail',
] as const
