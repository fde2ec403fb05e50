import { Button } from 'design-system/button/button'
import { useState } from 'react'
import type { AdminProduct } from 'shared-contracts/catalog/admin/catalogue-schema'
import { CardList } from '../../../components/cards/card-list'
import { Loaded } from '../../../components/screen-states/loaded'
import styles from './schedule.module.css'
import { useMfAdminGetScheduledQuery } from './schedule-api'
import { ScheduleForm } from './schedule-form'
import { ScheduledCard } from './scheduled-card'

export function Schedule({ product }: { product: AdminProduct }) {
  const query = useMfAdminGetScheduledQuery(product.id)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <section aria-labelledby="schedule" className={styles.part}>
      <h2 id="schedule" className="h3">
        Scheduled
      </h2>
      <Loaded query={query} what="scheduled changes">
        {({ scheduled }) => (
          <>
            {!scheduled.some(({ state }) => state === 'waiting') && <p>No scheduled changes.</p>}
            <CardList label="Scheduled">
              {scheduled.map((one) => (
                <ScheduledCard key={one.id} scheduled={one} product={product} />
              ))}
            </CardList>
          </>
        )}
      </Loaded>
      <div>
        <Button variant="line" size="sm" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? 'Close' : 'Schedule change'}
        </Button>
      </div>
      {isOpen && <ScheduleForm product={product} />}
    </section>
  )
}
