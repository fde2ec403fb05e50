import type { AdminRight } from 'shared-contracts/staff/rights'
import { adminPaths } from './admin-paths'
import * as shapes from './place-shapes'

/** A place of the admin as the bars name it. */
interface NavigationItem {
  label: string
  to: string
  shape: string
  /** Who may go there; everybody without. */
  right?: AdminRight
  /** Whether it stands in the bar of a phone too, which has room for five. */
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

/** Those that somebody with these rights may go to. */
export function listNavigationItems(rights: readonly AdminRight[]): NavigationItem[] {
  return places.filter(({ right }) => !right || rights.includes(right))
}

/** Whether a place is where the person is: what is below a place belongs to it, and orders to the queue. */
export function isHere({ to }: Pick<NavigationItem, 'to'>, pathname: string): boolean {
  if (to === adminPaths.orders) return pathname === to || pathname.startsWith('/admin/orders/')
  return pathname === to || pathname.startsWith(`${to}/`)
}
