const UNDO_MS = 120_000

/** The time until which an action can be undone; the customer's mail goes out afterwards. */
export function computeUndoDeadline(doneAt: Date): Date {
  return new Date(doneAt.getTime() + UNDO_MS)
}

/** Actions after this time can still be undone. */
export function computeUndoableSince(now: Date): Date {
  return new Date(now.getTime() - UNDO_MS)
}
