import { Badge } from 'design-system/badge/badge'
import { Button } from 'design-system/button/button'
import type { AdminProduct } from 'shared-contracts/catalog/admin/catalogue-schema'
import type { ScheduledChange, ScheduleState } from 'shared-contracts/catalog/admin/schedule-schema'
import { Card } from '../../../components/cards/card-list'
import { ChangeProblem } from '../../../components/screen-states/change-problem'
import { fieldLabels } from '../../../data/catalog/field-labels'
import { valueText } from '../../../data/catalog/value-text'
import { whenText } from '../../../data/when'
import { useMfAdminCallOffScheduledMutation } from './schedule-api'

const stateLabels: Record<ScheduleState, string> = {
  waiting: 'Scheduled',
  done: 'Done',
  'taken-back': 'Cancelled',
  failed: 'Failed',
}

interface Props {
  scheduled: ScheduledChange
  product: AdminProduct
}

export function ScheduledCard({ scheduled, product }: Props) {
  const { id, change, at, by, since, state, trouble } = scheduled
  const [takeBack, { error, isLoading, reset }] = useMfAdminCallOffScheduledMutation()
  const label = product.variants.find((variant) => variant.id === change.variantId)?.label ?? change.variantId
  return (
    <Card>
      <p>
        <Badge tone={state === 'failed' ? 'warn' : 'neutral'}>{stateLabels[state]}</Badge>
      </p>
      <p>
        {`${fieldLabels[change.field]}${label ? ` of ${label}` : ''}: ${valueText(change.field, change.after, product)} from ${whenText(at)}`}
      </p>
      <p>{`${by}, ${whenText(since)}`}</p>
      {trouble && <p>{trouble}</p>}
      {state === 'waiting' && (
        <div>
          <Button variant="line" size="sm" busy={isLoading} onClick={() => void takeBack(id)}>
            Cancel change <span className="visually-hidden">{whenText(at)}</span>
          </Button>
        </div>
      )}
      <ChangeProblem error={error} onReload={reset} />
    </Card>
  )
}
