import { Button } from 'design-system/button/button'
import { Dialog } from 'design-system/dialog/dialog'
import { Field } from 'design-system/field/field'
import { Form } from 'design-system/form/form'
import { useForm } from 'design-system/form/use-form'
import { FormGrid } from 'design-system/form-grid/form-grid'
import { showToast } from 'design-system/toast/show-toast'
import { ChangeProblem } from '../../../components/screen-states/change-problem'
import { useMfAdminLookedAtMutation } from '../../../data/payments/money-api'

/** Takes an item off the list. It moves no money, so the reason must say what was done. */
export function MarkReviewed({ id, open, onClose }: { id: string; open: boolean; onClose: () => void }) {
  const [lookAt, { error, isLoading, reset }] = useMfAdminLookedAtMutation()
  const { values, field } = useForm({ why: '' })

  async function handleSubmit() {
    const { data } = await lookAt({ id, why: values.why })
    if (!data) return
    showToast({ tone: 'ok', message: `${id} marked as done.` })
    onClose()
  }

  return (
    <Dialog open={open} title={`Mark ${id} as done`} onClose={onClose}>
      <Form onSubmit={handleSubmit}>
        <FormGrid>
          <Field label="What did you do about it?" required maxLength={300} {...field('why')} />
          <ChangeProblem error={error} onReload={reset} />
          <Button type="submit" block busy={isLoading}>
            Mark as done
          </Button>
        </FormGrid>
      </Form>
    </Dialog>
  )
}
