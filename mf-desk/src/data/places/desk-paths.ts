/** The field of the sign-in's query that names the screen to go on to. */
const RETURN_TO = 'to'

/** Addresses of the desk. The shop knows none of them. */
export const deskPaths = {
  orders: '/desk',
  order: (id: string) => `/desk/orders/${encodeURIComponent(id)}`,
  packingRecord: (parcel: string) => `/desk/parcels/${encodeURIComponent(parcel)}`,
  batches: '/desk/batches',
  pick: '/desk/pick',
  today: '/desk/today',
  money: '/desk/money',
  invoices: '/desk/invoices',
  taxes: '/desk/invoices/taxes',
  catalogue: '/desk/catalogue',
  many: '/desk/catalogue/many',
  newProduct: '/desk/catalogue/new',
  product: (id: string) => `/desk/catalogue/${encodeURIComponent(id)}`,
  inbox: '/desk/inbox',
  message: (ticket: string) => `/desk/inbox/${encodeURIComponent(ticket)}`,
  templates: '/desk/templates',
  words: '/desk/words',
  wordBlock: (block: string) => `/desk/words/${encodeURIComponent(block)}`,
  subscribers: '/desk/subscribers',
  dataRequests: '/desk/data-requests',
  dataRequest: (id: string) => `/desk/data-requests/${encodeURIComponent(id)}`,
  people: '/desk/people',
  alerts: '/desk/alerts',
  journal: '/desk/journal',
  settings: '/desk/settings',
  waysIn: '/desk/ways-in',
  shop: '/desk/shop',
  more: '/desk/more',
  signIn: '/desk/sign-in',
  invitation: '/desk/invitation',
} as const

/** The sign-in that leads back to a path of the desk afterwards. */
export function signInFrom(path: string): string {
  return path === deskPaths.orders
    ? deskPaths.signIn
    : `${deskPaths.signIn}?${new URLSearchParams([[RETURN_TO, path]])}`
}

/** Where a sign-in leads: to the desk's own pages alone, whatever an address says. */
export function afterSignIn(query: URLSearchParams): string {
  const asked = query.get(RETURN_TO)
  return asked && /^\/desk(?:[/?]|$)/.test(asked) ? asked : deskPaths.orders
}
