import { EmptyState } from 'design-system/empty-state/empty-state'
import { Field } from 'design-system/field/field'
import { useState } from 'react'
import { CardList } from '../../../components/cards/card-list'
import { FindForm } from '../../../components/forms/find-form'
import { Loaded } from '../../../components/screen-states/loaded'
import { useMfAdminFindBatchesQuery } from '../../../data/fulfilment/packing-api'
import { BatchCard } from './batch-card'
import styles from './batches.module.css'

interface Props {
  /** The batch number searched for; empty for the newest batches. */
  asked: string
  onAsk: (number: string) => void
}

/** Finds the orders that received a batch, for example for a recall. */
export function Batches({ asked, onAsk }: Props) {
  const [typed, setTyped] = useState(asked)
  const query = useMfAdminFindBatchesQuery(asked, { refetchOnMountOrArgChange: true })
  return (
    <section aria-label="Batches" className={styles.part}>
      <FindForm onFind={() => onAsk(typed.trim())}>
        <Field
          label="Full batch number, as printed on the pack"
          type="search"
          name="number"
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={40}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </FindForm>
      <Loaded query={query} what="the batches">
        {({ batches }) =>
          batches.length === 0 ? (
            <EmptyState level={2} title={asked ? `Batch ${asked} not found` : 'No batches yet'}>
              Add batches in a shipment’s packing record.
            </EmptyState>
          ) : (
            <CardList label={asked ? `Batch ${asked}` : 'Latest batches'}>
              {batches.map((batch) => (
                <BatchCard key={batch.id} batch={batch} />
              ))}
            </CardList>
          )
        }
      </Loaded>
    </section>
  )
}
