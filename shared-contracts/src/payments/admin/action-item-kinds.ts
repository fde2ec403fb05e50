/** What about money waits for a person, in the order of the screen. In a file of its own: browsers load no schemas. */
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
