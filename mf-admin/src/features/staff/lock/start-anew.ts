import { adminPaths } from '../../../data/places/admin-paths'

export function startAnew(): void {
  window.location.assign(adminPaths.orders)
}
