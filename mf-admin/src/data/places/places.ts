import type { AdminRight } from 'shared-contracts/staff/rights'
import { adminPaths } from './admin-paths'
import * as shapes from './place-shapes'

interface NavigationItem {
  label: string
  to: string
  shape: string
  /** The required right; everybody by default. */
  right?: AdminRight
  /** True if it is also in a phone's bar, which has room for five. */
  isInBar?: true
}

export const places: readonly NavigationItem[] = [
  { label: 'Orders', to: adminPaths.orders, shape: shapes.ordersShape, right: 'see-orders', isInBar: true },
  { label: 'Pick list', to: adminPaths.pick, shape: shapes.pickShape, right: 'pack-and-ship' },
  { label: 'Batches', to: adminPaths.batches, shape: shapes.batchesShape, right: 'see-orders' },
  { label: 'Payments', to: adminPaths.money, shape: shapes.moneyShape, right: 'see-money', isInBar: true },
  { label: 'Invoices', to: adminPaths.invoices, shape: shapes.invoicesShape, right: 'see-invoices' },
  {
    label: 'Catalogue',
    to: adminPaths.catalogue,
    shape: shapes.catalogShape,
    right: 'change-catalogue',
    isInBar: true,
  },
  { label: 'Inbox', to: adminPaths.inbox, shape: shapes.inboxShape, right: 'answer-people', isInBar: true },
  { label: 'Content', to: adminPaths.contentBlocks, shape: shapes.contentBlocksShape, right: 'edit-content' },
  { label: 'Today', to: adminPaths.today, shape: shapes.todayShape, right: 'see-money' },
  { label: 'Alerts', to: adminPaths.alerts, shape: shapes.alertsShape, right: 'see-orders' },
  {
    label: 'Subscribers',
    to: adminPaths.subscribers,
    shape: shapes.subscribersShape,
    right: 'manage-customers',
  },
  {
    label: 'Data requests',
    to: adminPaths.dataRequests,
    shape: shapes.dataRequestsShape,
    right: 'manage-customers',
  },
  { label: 'Staff', to: adminPaths.people, shape: shapes.peopleShape, right: 'manage-people' },
  { label: 'Audit log', to: adminPaths.auditLog, shape: shapes.auditLogShape, right: 'see-audit-log' },
  { label: 'Business details', to: adminPaths.shop, shape: shapes.shopShape, right: 'edit-content' },
  { label: 'Settings', to: adminPaths.settings, shape: shapes.settingsShape, right: 'manage-people' },
  { label: 'Sign-in methods', to: adminPaths.signInMethods, shape: shapes.signInMethodsShape },
  { label: 'More', to: adminPaths.more, shape: shapes.moreShape, isInBar: true },
]

/** Returns the items for somebody with these rights. */
export function listNavigationItems(rights: readonly AdminRight[]): NavigationItem[] {
  return places.filter(({ right }) => !right || rights.includes(right))
}

/** True if this is the current item: it includes what is below it, and the queue includes orders. */
export function isHere({ to }: Pick<NavigationItem, 'to'>, pathname: string): boolean {
  if (to === adminPaths.orders) return pathname === to || pathname.startsWith('/admin/orders/')
  return pathname === to || pathname.startsWith(`${to}/`)
}
