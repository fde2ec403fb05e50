import { adminPaths } from '../../../data/places/admin-paths'
import { discardUnsaved } from '../../../data/unsaved/unsaved-forms'

export function startOver(): void {
  // The unsaved input belongs to the previous person.
  discardUnsaved()
  window.location.assign(adminPaths.orders)
}
