/** For so long a shipping can be undone; the customer is told afterwards. */
export const UNDO_MS = 120_000
