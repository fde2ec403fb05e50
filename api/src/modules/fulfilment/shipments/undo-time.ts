const UNDO_MS = 120_000

/** Returns the time until which an action can be undone. The customer's mail goes out then. */
export function computeUndoDeadline(doneAt: Date): Date {
  return new Date(doneAt.getTime() + UNDO_MS)
}

/** Returns the time after which actions can still be undone. */
export function computeUndoableSince(now: Date): Date {
  return new Date(now.getTime() - UNDO_MS)
}
