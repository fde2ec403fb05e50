import { Button } from 'design-system/button/button'
import { Field } from 'design-system/field/field'
import { useForm } from 'design-system/form/use-form'
import { FormGrid } from 'design-system/form-grid/form-grid'
import { showToast } from 'design-system/toast/show-toast'
import { EditForm } from '../../../components/forms/edit-form'
import { ChangeProblem } from '../../../components/screen-states/change-problem'
import { Sheet } from '../../../components/unsaved/sheet'
import { useMfAdminLookedAtMutation } from '../../../data/payments/money-api'

interface Props {
  id: string
  /** The subject of the item, such as the order number. */
  about: string
  open: boolean
  onClose: () => void
}

/** Removes an item from the list. This moves no money, so the reason must say how the item was resolved. */
export function MarkReviewed({ id, about, open, onClose }: Props) {
  const [lookAt, { error, isLoading, reset }] = useMfAdminLookedAtMutation()
  const { values, field } = useForm({ why: '' })

  async function handleSubmit() {
    const { data } = await lookAt({ id, why: values.why })
    if (!data) return
    showToast({ tone: 'ok', message: 'Marked as done.' })
    onClose()
  }

  return (
    <Sheet
      open={open}
      title={
        <>
          <span>Mark as done:</span> <span translate="no">{about}</span>
        </>
      }
      onClose={onClose}
    >
      <EditForm onSubmit={handleSubmit}>
        <FormGrid>
          <Field label="How did you resolve it?" required maxLength={300} {...field('why')} />
          <ChangeProblem error={error} onReload={reset} />
          <Button type="submit" block busy={isLoading}>
            Mark as done
          </Button>
        </FormGrid>
      </EditForm>
    </Sheet>
  )
}
