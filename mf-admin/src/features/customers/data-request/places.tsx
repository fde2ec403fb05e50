import { type DataLocationName, retainedLocations } from 'shared-contracts/customers/admin/data-locations'
import type { DataLocation, DataRequestPage } from 'shared-contracts/customers/admin/data-requests-schema'
import { Card, CardList } from '../../../components/cards/card-list'
import { dayText } from '../../../data/when'

/** The content of each place, as read after a number. */
const placeLabels: Record<DataLocationName, string> = {
  account: 'account: name, e-mail, phone, password',
  addresses: 'saved addresses',
  'sign-ins': 'signed-in devices and passkeys',
  subscription: 'subscription to the newsletter',
  messages: 'messages to the shop, with the answers',
  mails: 'mails that could not be delivered',
  orders: 'orders, with name and address',
  shipments: 'shipments',
  payments: 'payments: ids and sums',
  invoices: 'tax invoices, with name and address',
}

/** Where the shop has data about an address: what deletion removes, and what stays, why and until when. */
export function Places({ page: { places, contactUntil, retainedUntil } }: { page: DataRequestPage }) {
  const kept = places.filter(({ place }) => retainedLocations.includes(place))
  const deleted = places.filter((place) => !kept.includes(place))
  return (
    <>
      <h2 className="h3">Deleted at once, if you delete</h2>
      {deleted.length === 0 ? <p>Nothing.</p> : <PlaceList label="Deleted" places={deleted} />}
      <h2 className="h3">Kept</h2>
      {kept.length === 0 ? (
        <p>Nothing.</p>
      ) : (
        <>
          <PlaceList label="Kept" places={kept} />
          <p>
            {`Orders and invoices are accounting records: the law wants the newest of them until ${retainedUntil ? dayText(retainedUntil) : ''} (CGST Act s.36, 72 months after the annual return is due). E-mail and phone are removed from them 30 days after each order, in the newest on ${contactUntil ? dayText(contactUntil) : ''}, once there is no account.`}
          </p>
        </>
      )}
      <p>
        Messages of the gateways are emptied after 30 days, and backups end after the days that the shop keeps
        them. the audit log names no customer.
      </p>
    </>
  )
}

function PlaceList({ label, places }: { label: string; places: readonly DataLocation[] }) {
  return (
    <CardList label={label}>
      {places.map(({ place, count }) => (
        <Card key={place}>{`${count} ${placeLabels[place]}`}</Card>
      ))}
    </CardList>
  )
}
