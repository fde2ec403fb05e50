import type { DeskRight } from 'shared-contracts/domain/desk/people/rights'
import { deskPaths } from './desk-paths'
import * as shapes from './place-shapes'

/** A place of the desk as the bars name it. */
export interface Place {
  label: string
  to: string
  shape: string
  /** Who may go there; everybody without. */
  right?: DeskRight
  /** Whether it stands in the bar of a phone too, which has room for five. */
  isInBar?: true
}

export const places: readonly Place[] = [
  { label: 'Orders', to: deskPaths.orders, shape: shapes.ordersShape, right: 'see-orders', isInBar: true },
  { label: 'Pick list', to: deskPaths.pick, shape: shapes.pickShape, right: 'pack-and-ship' },
  { label: 'Batches', to: deskPaths.batches, shape: shapes.batchesShape, right: 'see-orders' },
  { label: 'Money', to: deskPaths.money, shape: shapes.moneyShape, right: 'see-money', isInBar: true },
  { label: 'Invoices', to: deskPaths.invoices, shape: shapes.invoicesShape, right: 'see-invoices' },
  {
    label: 'Catalogue',
    to: deskPaths.catalogue,
    shape: shapes.catalogueShape,
    right: 'change-catalogue',
    isInBar: true,
  },
  { label: 'Inbox', to: deskPaths.inbox, shape: shapes.inboxShape, right: 'answer-people', isInBar: true },
  { label: 'Words', to: deskPaths.words, shape: shapes.wordsShape, right: 'change-words' },
  { label: 'Today', to: deskPaths.today, shape: shapes.todayShape, right: 'see-money' },
  { label: 'Alerts', to: deskPaths.alerts, shape: shapes.alertsShape, right: 'see-orders' },
  {
    label: 'Subscribers',
    to: deskPaths.subscribers,
    shape: shapes.subscribersShape,
    right: 'manage-customers',
  },
  {
    label: 'Data requests',
    to: deskPaths.dataRequests,
    shape: shapes.dataRequestsShape,
    right: 'manage-customers',
  },
  { label: 'People', to: deskPaths.people, shape: shapes.peopleShape, right: 'manage-people' },
  { label: 'Journal', to: deskPaths.journal, shape: shapes.journalShape, right: 'see-journal' },
  { label: 'The shop', to: deskPaths.shop, shape: shapes.shopShape, right: 'change-words' },
  { label: 'Settings', to: deskPaths.settings, shape: shapes.settingsShape, right: 'manage-people' },
  { label: 'Ways in', to: deskPaths.waysIn, shape: shapes.waysInShape },
  { label: 'More', to: deskPaths.more, shape: shapes.moreShape, isInBar: true },
]

/** Those that somebody with these rights may go to. */
export function placesFor(rights: readonly DeskRight[]): Place[] {
  return places.filter(({ right }) => !right || rights.includes(right))
}

/** Whether a place is where the person is: what is below a place belongs to it, and orders to the queue. */
export function isHere({ to }: Pick<Place, 'to'>, pathname: string): boolean {
  if (to === deskPaths.orders) return pathname === to || pathname.startsWith('/desk/orders/')
  return pathname === to || pathname.startsWith(`${to}/`)
}
