import { adminPaths } from '../../../data/places/admin-paths'

/** Opens the admin as a new document. */
export function startAnew(): void {
  window.location.assign(adminPaths.orders)
}
