import { Badge } from 'design-system/badge/badge'
import { Button } from 'design-system/button/button'
import { EmptyState } from 'design-system/empty-state/empty-state'
import { useState } from 'react'
import type { Courier } from 'shared-contracts/fulfilment/admin/couriers-schema'
import { Card, CardList } from '../../../components/cards/card-list'
import { Loaded } from '../../../components/screen-states/loaded'
import { useMfAdminGetCouriersQuery } from '../../../data/orders/orders-api'
import { CourierForm } from './courier-form'
import styles from './couriers.module.css'

export function Couriers() {
  const query = useMfAdminGetCouriersQuery()
  const [isAdding, setIsAdding] = useState(false)
  return (
    <section className={styles.part} aria-labelledby="couriers">
      <h2 id="couriers" className="h3">
        Couriers
      </h2>
      <Loaded query={query} what="the couriers">
        {(couriers) =>
          couriers.length === 0 ? (
            <EmptyState level={3} title="No couriers yet">
              Add the courier that picks up your shipments.
            </EmptyState>
          ) : (
            <CardList label="Couriers">
              {couriers.map((courier) => (
                <CourierCard key={courier.id} courier={courier} onReload={query.refetch} />
              ))}
            </CardList>
          )
        }
      </Loaded>
      <Button variant="line" block onClick={() => setIsAdding(true)}>
        Add courier
      </Button>
      <CourierForm open={isAdding} onClose={() => setIsAdding(false)} onReload={query.refetch} />
    </section>
  )
}

function CourierCard({ courier, onReload }: { courier: Courier; onReload: () => unknown }) {
  const [isOpen, setIsOpen] = useState(false)
  const { name, trackingAddress, isOffered, version } = courier
  return (
    <Card>
      <p>
        <strong>{name}</strong>{' '}
        <Badge tone={isOffered ? 'ok' : 'neutral'}>{isOffered ? 'Offered' : 'Off'}</Badge>
      </p>
      <p>{trackingAddress || 'No tracking page'}</p>
      {trackingAddress && !trackingAddress.includes('{awb}') && (
        <p>Customers enter the tracking number on the courier’s page.</p>
      )}
      <div>
        <Button variant="line" size="sm" aria-label={`Edit ${name}`} onClick={() => setIsOpen(true)}>
          Edit
        </Button>
      </div>
      {/* A new version remounts the form, so that it never shows outdated values. */}
      <CourierForm
        key={version}
        courier={courier}
        open={isOpen}
        onClose={() => setIsOpen(false)}
        onReload={onReload}
      />
    </Card>
  )
}
