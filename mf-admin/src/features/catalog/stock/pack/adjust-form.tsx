import { Button } from 'design-system/button/button'
import { Field } from 'design-system/field/field'
import { useForm } from 'design-system/form/use-form'
import { FormGrid } from 'design-system/form-grid/form-grid'
import { Select } from 'design-system/select/select'
import { showToast } from 'design-system/toast/show-toast'
import type { BatchStock, StockLevel } from 'shared-contracts/catalog/admin/stock-schema'
import { type AdjustmentKind, adjustmentKinds } from 'shared-contracts/catalog/stock'
import { isApiError } from 'shared-contracts/http'
import { MainAction } from '../../../../components/actions/main-action'
import { EditForm } from '../../../../components/forms/edit-form'
import { ChangeProblem } from '../../../../components/screen-states/change-problem'
import { useRepeatKey } from '../../../../data/payments/use-repeat-key'
import { adjustmentLabels } from '../movement-labels'
import { StepField } from '../step-field'
import styles from '../stock.module.css'
import { type Pack, useMfAdminAdjustStockMutation } from '../stock-api'
import { isSigned, readAdjustment, readKind, readPacks } from './read-adjustment'

const quantityLabels: Record<AdjustmentKind, string> = {
  received: 'Packs received',
  damaged: 'Packs damaged or lost',
  counted: 'Packs on the shelf',
  correction: 'Packs to add or remove',
  other: 'Packs to add or remove',
}

const blank = { kind: 'received', quantity: '', why: '', batch: '' }

interface Props {
  pack: Pack
  level: StockLevel
  batches: readonly BatchStock[]
  onReload: () => void
}

/** Changes the number on hand, with the reason. */
export function AdjustForm({ pack, level, batches, onReload }: Props) {
  const form = useForm(blank)
  const { keyFor, done } = useRepeatKey()
  const [adjust, { error, isLoading, reset }] = useMfAdminAdjustStockMutation()
  const kind = readKind(form.values.kind)
  const { adjustment, onHand, problems } = readAdjustment(form.values, level)

  function step(by: 1 | -1) {
    const next = (readPacks(form.values.quantity) ?? 0) + by
    form.set('quantity', String(isSigned(kind) ? next : Math.max(0, next)))
  }

  async function handleSubmit() {
    form.setProblems(problems)
    if (!adjustment || isLoading) return
    const key = keyFor({ ...pack, adjustment })
    const { data, error: refused } = await adjust({ ...pack, change: adjustment, key })
    if (isApiError(refused) && refused.fields) form.setProblems(refused.fields)
    if (!data) return
    done()
    form.reset()
    showToast({ tone: 'ok', message: `Saved. ${data.variant.level?.onHand ?? 0} on hand.` })
    return true
  }

  function handleReload() {
    reset()
    onReload()
  }

  return (
    <EditForm noValidate onSubmit={handleSubmit} aria-label="Change stock">
      <div className={styles.part}>
        <Select label="Reason" {...form.field('kind')}>
          {adjustmentKinds.map((one) => (
            <option key={one} value={one}>
              {adjustmentLabels[one]}
            </option>
          ))}
        </Select>
        <StepField
          label={quantityLabels[kind]}
          inputMode={isSigned(kind) ? 'text' : 'numeric'}
          onStep={step}
          {...form.field('quantity')}
        />
        <p role="status" className={styles.change}>
          {onHand === undefined ? `${level.onHand} on hand` : `${level.onHand} on hand → ${onHand}`}
        </p>
        <FormGrid>
          {kind === 'received' && batches.length > 0 && (
            <Select label="Batch" optional {...form.field('batch')}>
              <option value="">No batch</option>
              {batches.map(({ id, number }) => (
                <option key={id} value={id}>
                  {number}
                </option>
              ))}
            </Select>
          )}
          <Field
            label="Note"
            optional={kind !== 'other'}
            hint="Saved in the audit log"
            maxLength={200}
            {...form.field('why')}
          />
        </FormGrid>
        <MainAction>
          <ChangeProblem error={error} onReload={handleReload} />
          <Button type="submit" block busy={isLoading}>
            {onHand === undefined ? 'Save stock' : `Save ${onHand} on hand`}
          </Button>
        </MainAction>
      </div>
    </EditForm>
  )
}
