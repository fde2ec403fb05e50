import { Note } from 'design-system/note/note'
import type { AdminIdentity } from 'shared-contracts/platform/admin/identity-schema'
import { identityFields } from './identity-fields'

/** What the law wants said of the shop, and nobody has. */
export function MissingOfShop({ missing }: Pick<AdminIdentity, 'missing'>) {
  const labels = identityFields.filter(({ name }) => missing.includes(name)).map(({ label }) => label)
  return labels.length === 0 ? null : <Note>{`Still missing: ${labels.join('; ')}.`}</Note>
}
