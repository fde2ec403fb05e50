const UNDO_MS = 120_000

/** So long what was done can be undone; the customer is told afterwards. */
export function computeUndoDeadline(doneAt: Date): Date {
  return new Date(doneAt.getTime() + UNDO_MS)
}
