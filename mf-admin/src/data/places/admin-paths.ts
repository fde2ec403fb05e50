import type { AdminRole } from 'shared-contracts/staff/rights'

/** The query parameter of the sign-in page with the path to return to. */
const RETURN_TO = 'to'

/** The admin's paths. No page of the shop uses them. */
export const adminPaths = {
  orders: '/admin',
  order: (id: string) => `/admin/orders/${encodeURIComponent(id)}`,
  shipPacked: '/admin/orders/ship',
  packingRecord: (shipment: string) => `/admin/shipments/${encodeURIComponent(shipment)}`,
  batches: '/admin/batches',
  pick: '/admin/pick',
  today: '/admin/today',
  money: '/admin/money',
  invoices: '/admin/invoices',
  taxes: '/admin/invoices/taxes',
  catalogue: '/admin/catalogue',
  bulkEdit: '/admin/catalogue/bulk-edit',
  newProduct: '/admin/catalogue/new',
  product: (id: string) => `/admin/catalogue/${encodeURIComponent(id)}`,
  stock: '/admin/stock',
  stockTake: '/admin/stock/take',
  packStock: (productId: string, variantId: string) =>
    `/admin/stock/${encodeURIComponent(productId)}/${encodeURIComponent(variantId)}`,
  discounts: '/admin/discounts',
  newDiscount: '/admin/discounts/new',
  discount: (id: string) => `/admin/discounts/${encodeURIComponent(id)}`,
  inbox: '/admin/inbox',
  message: (ticket: string) => `/admin/inbox/${encodeURIComponent(ticket)}`,
  cases: '/admin/inbox/cases',
  case: (id: string) => `/admin/inbox/cases/${encodeURIComponent(id)}`,
  templates: '/admin/templates',
  reviews: '/admin/reviews',
  review: (id: string) => `/admin/reviews/${encodeURIComponent(id)}`,
  contentBlocks: '/admin/content-blocks',
  contentBlock: (block: string) => `/admin/content-blocks/${encodeURIComponent(block)}`,
  subscribers: '/admin/subscribers',
  dataRequests: '/admin/data-requests',
  dataRequest: (id: string) => `/admin/data-requests/${encodeURIComponent(id)}`,
  people: '/admin/people',
  alerts: '/admin/alerts',
  auditLog: '/admin/audit-log',
  settings: '/admin/settings',
  signInMethods: '/admin/sign-in-methods',
  shop: '/admin/shop',
  more: '/admin/more',
  signIn: '/admin/sign-in',
  invitation: '/admin/invitation',
} as const

/** Returns the address of the sign-in page. @param path the admin page to return to */
export function buildSignInPath(path: string): string {
  return path === adminPaths.orders
    ? adminPaths.signIn
    : `${adminPaths.signIn}?${new URLSearchParams([[RETURN_TO, path]])}`
}

/** The screen on which each role starts. */
const startPaths: Readonly<Record<AdminRole, string>> = {
  owner: adminPaths.orders,
  packer: adminPaths.orders,
  editor: adminPaths.catalogue,
  accountant: adminPaths.invoices,
}

/** Returns the path to open after sign-in; always an admin page. */
export function readReturnPath(query: URLSearchParams, role: AdminRole): string {
  const asked = query.get(RETURN_TO)
  return asked && /^\/admin(?:[/?]|$)/.test(asked) ? asked : startPaths[role]
}
