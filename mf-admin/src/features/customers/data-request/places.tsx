import { type DataLocationName, retainedLocations } from 'shared-contracts/customers/admin/data-locations'
import type { DataLocation, DataRequestPage } from 'shared-contracts/customers/admin/data-requests-schema'
import { Card, CardList } from '../../../components/cards/card-list'
import { dayText } from '../../../data/when'

/** The labels of the locations, shown after the number of records. */
const placeLabels: Record<DataLocationName, string> = {
  account: 'account: name, email, phone, password',
  addresses: 'saved addresses',
  'sign-ins': 'signed-in devices and passkeys',
  subscription: 'newsletter subscription',
  messages: 'messages to the shop and their replies',
  reviews: 'reviews: published ones stay, without a name or photos',
  cases: 'problems, returns and cancellations with their photos',
  mails: 'emails that couldn’t be delivered',
  orders: 'orders, with name and address',
  shipments: 'shipments',
  payments: 'payments: IDs and amounts',
  invoices: 'tax invoices, with name and address',
}

/** The data stored about an email address: the part that a deletion removes, and the part that is retained. */
export function Places({ page: { places, contactUntil, retainedUntil } }: { page: DataRequestPage }) {
  const kept = places.filter(({ place }) => retainedLocations.includes(place))
  const deleted = places.filter((place) => !kept.includes(place))
  return (
    <>
      <h2 className="h3">What will be deleted</h2>
      {deleted.length === 0 ? <p>Nothing.</p> : <PlaceList label="Deleted" places={deleted} />}
      <h2 className="h3">What will be kept</h2>
      {kept.length === 0 ? (
        <p>Nothing.</p>
      ) : (
        <>
          <PlaceList label="Kept" places={kept} />
          <p>
            {`Orders and invoices are accounting records. The law requires you to keep the latest one until ${retainedUntil ? dayText(retainedUntil) : ''} (CGST Act s.36, 72 months after the annual return is due). If there’s no account, the email address and phone number are removed 30 days after each order: for the latest one, on ${contactUntil ? dayText(contactUntil) : ''}.`}
          </p>
        </>
      )}
      <p>
        Messages from payment gateways are cleared after 30 days, and backups are deleted when their retention
        period ends. The audit log doesn’t contain customers’ names.
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
