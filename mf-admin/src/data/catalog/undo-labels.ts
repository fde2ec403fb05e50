import type { UndoneSave } from 'shared-contracts/catalog/admin/catalogue-schema'
import { fieldLabels } from './field-labels'

/** Describes what an Undo reverted, and what it skipped. */
export function undoLabel({ restored, spared }: UndoneSave): string {
  if (spared.length === 0) return 'Taken back.'
  const kept = spared.map(({ field, by }) => `${fieldLabels[field]}${by ? ` (${by})` : ''}`).join(', ')
  const rest = restored.length === 0 ? 'Nothing was taken back' : 'The rest was taken back'
  return `${rest}. Changed since and left as it is: ${kept}.`
}
