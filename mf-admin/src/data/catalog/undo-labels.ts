import type { UndoneSave } from 'shared-contracts/catalog/admin/catalogue-schema'
import { fieldLabels } from './field-labels'

/** Describes the result of an Undo, with the fields it skipped because they have changed since. */
export function undoLabel({ restored, spared }: UndoneSave): string {
  if (spared.length === 0) return 'Undone.'
  const kept = spared.map(({ field, by }) => `${fieldLabels[field]}${by ? ` (${by})` : ''}`).join(', ')
  const rest = restored.length === 0 ? 'Nothing was undone' : 'The other changes were undone'
  return `${rest}. Not undone because it has changed since: ${kept}.`
}
