import type { Counts } from 'shared-contracts/analytics/admin/counts-schema'
import type { AdminRight, AdminRole } from 'shared-contracts/staff/rights'
import { adminPaths } from './admin-paths'
import * as shapes from './place-shapes'

interface NavigationItem {
  label: string
  to: string
  shape: string
  /** The right required to see the item; if omitted, everybody can. */
  right?: AdminRight
  /** The roles that have it in a phone's bar, which has room for five items; true for all roles. */
  inBarOf?: readonly AdminRole[] | true
  /** The counts whose sum is shown beside the label. */
  counts?: readonly (keyof Counts)[]
}

export const places: readonly NavigationItem[] = [
  {
    ...{ label: 'Orders', to: adminPaths.orders, shape: shapes.ordersShape, right: 'see-orders' },
    inBarOf: true,
    counts: ['toPack'],
  },
  {
    ...{ label: 'Today', to: adminPaths.today, shape: shapes.todayShape, right: 'see-money' },
    inBarOf: ['owner', 'accountant'],
  },
  {
    ...{ label: 'Pick list', to: adminPaths.pick, shape: shapes.pickShape, right: 'pack-and-ship' },
    inBarOf: ['packer'],
  },
  { label: 'Batches', to: adminPaths.batches, shape: shapes.batchesShape, right: 'see-orders' },
  {
    ...{ label: 'Payments', to: adminPaths.money, shape: shapes.moneyShape, right: 'see-money' },
    inBarOf: true,
    counts: ['payments'],
  },
  {
    ...{ label: 'Invoices', to: adminPaths.invoices, shape: shapes.invoicesShape, right: 'see-invoices' },
    inBarOf: ['accountant'],
  },
  {
    ...{
      label: 'Catalogue',
      to: adminPaths.catalogue,
      shape: shapes.catalogShape,
      right: 'change-catalogue',
    },
    inBarOf: ['editor'],
  },
  { label: 'Stock', to: adminPaths.stock, shape: shapes.stockShape, right: 'mark-sold-out' },
  { label: 'Discounts', to: adminPaths.discounts, shape: shapes.discountsShape, right: 'see-discounts' },
  {
    ...{ label: 'Inbox', to: adminPaths.inbox, shape: shapes.inboxShape, right: 'answer-people' },
    inBarOf: true,
    counts: ['messages', 'cases'],
  },
  {
    ...{ label: 'Reviews', to: adminPaths.reviews, shape: shapes.reviewsShape, right: 'answer-people' },
    counts: ['reviews'],
  },
  {
    ...{ label: 'Content', to: adminPaths.contentBlocks, shape: shapes.contentBlocksShape },
    right: 'edit-content',
    inBarOf: ['editor'],
  },
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
  { label: 'More', to: adminPaths.more, shape: shapes.moreShape, inBarOf: true },
]

export function isInBar({ inBarOf = [] }: Pick<NavigationItem, 'inBarOf'>, role: AdminRole): boolean {
  return inBarOf === true || inBarOf.includes(role)
}

export function listNavigationItems(rights: readonly AdminRight[]): NavigationItem[] {
  return places.filter(({ right }) => !right || rights.includes(right))
}

/** True on the item's own page and on pages below it. The pages of orders belong to the queue. */
export function isHere({ to }: Pick<NavigationItem, 'to'>, pathname: string): boolean {
  if (to === adminPaths.orders) return pathname === to || pathname.startsWith('/admin/orders/')
  return pathname === to || pathname.startsWith(`${to}/`)
}
