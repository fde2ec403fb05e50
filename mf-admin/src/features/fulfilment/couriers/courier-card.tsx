import { Badge } from 'design-system/badge/badge'
import { Button } from 'design-system/button/button'
import { useState } from 'react'
import type { Courier } from 'shared-contracts/fulfilment/admin/couriers-schema'
import { Card } from '../../../components/cards/card-list'
import { CourierForm } from './courier-form'

export function CourierCard({ courier, onReload }: { courier: Courier; onReload: () => unknown }) {
  const [isOpen, setIsOpen] = useState(false)
  const { name, trackingAddress, isOffered, version } = courier
  return (
    <Card>
      <p>
        <strong>{name}</strong>{' '}
        <Badge tone={isOffered ? 'ok' : 'neutral'}>{isOffered ? 'Offered' : 'Off'}</Badge>
      </p>
      <p>{trackingAddress || 'Parcels are followed nowhere.'}</p>
      {trackingAddress && !trackingAddress.includes('{awb}') && (
        <p>Customers type the number there: the address has no place for it.</p>
      )}
      <div>
        <Button variant="line" size="sm" aria-label={`Change ${name}`} onClick={() => setIsOpen(true)}>
          Change
        </Button>
      </div>
      {/* Opened anew for each version, so that it never holds what is outdated. */}
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
