import { adminPaths } from '../../../data/places/admin-paths'
import { discardUnsaved } from '../../../data/unsaved/unsaved-forms'

export function startOver(): void {
  // The unsaved input is the previous person's.
  discardUnsaved()
  window.location.assign(adminPaths.orders)
}
