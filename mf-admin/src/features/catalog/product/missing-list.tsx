import { Note } from 'design-system/note/note'
import { missingFactLabels } from 'shared-contracts/catalog/admin/missing-fact-labels'
import type { Missing } from 'shared-contracts/catalog/admin/missing-facts'

/** Lists legally required facts that are not declared yet. */
export function MissingList({ missing }: { missing: readonly Missing[] }) {
  if (missing.length === 0) return null
  return (
    <Note>{`Missing on the product page: ${missing.map((one) => missingFactLabels[one]).join('; ')}.`}</Note>
  )
}
