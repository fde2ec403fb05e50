import { Button } from 'design-system/button/button'
import { Field } from 'design-system/field/field'
import { useForm } from 'design-system/form/use-form'
import { TextButton } from 'design-system/text-link/text-link'
import type { Batch } from 'shared-contracts/fulfilment/admin/packing-record-schema'
import { isApiError } from 'shared-contracts/http'
import { CardFieldset } from '../../../components/cards/card-fieldset'
import { ChangeProblem } from '../../../components/screen-states/change-problem'
import { useMfAdminAddBatchMutation } from '../../../data/fulfilment/packing-api'
import type { RecordLine } from './packed-rows'
import styles from './packing-record.module.css'

interface Props {
  line: RecordLine
  onAdded: (batch: Batch) => void
  onCancel: () => void
}

/** Adds a new batch. Not a form element, because it is inside the record's form. */
export function NewBatch({ line, onAdded, onCancel }: Props) {
  const { productId, variantId, name, variant } = line
  const { values, field, setProblems } = useForm({ number: '', bestBefore: '', madeOn: '' })
  const [add, { isLoading, error, reset }] = useMfAdminAddBatchMutation()

  async function handleAdd() {
    const { number, bestBefore, madeOn } = values
    if (!number.trim() || !bestBefore) {
      setProblems({
        ...(!number.trim() && { number: 'Enter the number printed on the pack' }),
        ...(!bestBefore && { bestBefore: 'Choose a date' }),
      })
      return
    }
    const asked = { productId, variantId, number: number.trim(), bestBefore }
    const { data, error: refused } = await add({ ...asked, ...(madeOn && { madeOn }) })
    if (data) onAdded(data)
    else if (isApiError(refused) && refused.fields) setProblems(refused.fields)
  }

  return (
    <CardFieldset legend={`New batch of ${name}, ${variant}`}>
      <Field label="Batch number" autoComplete="off" autoCapitalize="characters" {...field('number')} />
      <Field label="Best before" type="date" {...field('bestBefore')} />
      <Field label="Manufacturing date (if known)" type="date" {...field('madeOn')} />
      <ChangeProblem isPart error={error} onReload={reset} />
      <div className={styles.buttons}>
        <Button variant="line" size="sm" busy={isLoading} onClick={() => void handleAdd()}>
          Add batch
        </Button>
        <TextButton onClick={onCancel}>Cancel</TextButton>
      </div>
    </CardFieldset>
  )
}
