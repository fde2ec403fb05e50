import { deskPaths } from '../../data/places/desk-paths'

/** Opens the desk as a new document. */
export function startAnew(): void {
  window.location.assign(deskPaths.orders)
}
