import type { ProductChange } from 'shared-contracts/catalog/admin/catalogue-schema'

/** Changes that were saved together. */
export interface Save {
  id: string
  by: string
  at: string
  /** True if this save undid another one. */
  isUndo: boolean
  changes: readonly ProductChange[]
}

/** @param changes all changes, newest first */
export function groupSaves(changes: readonly ProductChange[]): Save[] {
  const ids = [...new Set(changes.map(({ save }) => save))]
  return ids.flatMap((id) => {
    const made = changes.filter(({ save }) => save === id)
    const [first] = made
    return first
      ? [{ id, by: first.by, at: first.at, isUndo: first.undoes !== null, changes: made.toReversed() }]
      : []
  })
}
