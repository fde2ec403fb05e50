import { Button } from 'design-system/button/button'
import { Field } from 'design-system/field/field'
import { useForm } from 'design-system/form/use-form'
import { FormGrid } from 'design-system/form-grid/form-grid'
import { EditForm } from '../../../../components/forms/edit-form'
import { ChangeProblem } from '../../../../components/screen-states/change-problem'
import { type Pack, useMfAdminStartCountingMutation } from '../stock-api'
import { readCount } from './read-count'

/** Starts counting a pack, from the number that is on the shelf now. */
export function StartCounting({ pack }: { pack: Pack }) {
  const form = useForm({ onHand: '', lowAt: '' })
  const [start, { error, isLoading, reset }] = useMfAdminStartCountingMutation()

  async function handleSubmit() {
    const onHand = readCount(form.values.onHand)
    const lowAt = readCount(form.values.lowAt)
    const isBlank = onHand.count === null
    const problem = isBlank ? 'Enter how many packs are on the shelf. Enter 0 for none.' : onHand.problem
    form.setProblems({
      ...(problem && { onHand: problem }),
      ...(lowAt.problem && { lowAt: lowAt.problem }),
    })
    if (problem || lowAt.problem || isLoading) return
    const { data } = await start({
      ...pack,
      change: { onHand: onHand.count ?? 0, lowAt: lowAt.count ?? null },
    })
    return data !== undefined
  }

  return (
    <EditForm noValidate onSubmit={handleSubmit} aria-label="Start counting">
      <FormGrid>
        <Field
          label="Packs on the shelf"
          inputMode="numeric"
          autoComplete="off"
          hint="Include packs of paid orders that haven’t been shipped"
          span="half"
          {...form.field('onHand')}
        />
        <Field
          label="Alert me at"
          optional
          inputMode="numeric"
          autoComplete="off"
          hint="When so many packs, or fewer, are available"
          span="half"
          {...form.field('lowAt')}
        />
        <ChangeProblem error={error} onReload={reset} />
        <div>
          <Button type="submit" busy={isLoading}>
            Start counting
          </Button>
        </div>
      </FormGrid>
    </EditForm>
  )
}
