import { Button } from 'design-system/button/button'
import { Field } from 'design-system/field/field'
import { useForm } from 'design-system/form/use-form'
import { FormGrid } from 'design-system/form-grid/form-grid'
import { Select } from 'design-system/select/select'
import { showToast } from 'design-system/toast/show-toast'
import type { AdminProduct } from 'shared-contracts/catalog/admin/catalogue-schema'
import { EditForm } from '../../../components/forms/edit-form'
import { ChangeProblem } from '../../../components/screen-states/change-problem'
import { choices, readInput } from './read-schedule'
import styles from './schedule.module.css'
import { useMfAdminScheduleMutation } from './schedule-api'

export function ScheduleForm({ product }: { product: AdminProduct }) {
  const offered = choices(product)
  const form = useForm({ what: offered[0]?.value ?? '', price: '', from: '' })
  const [schedule, { error, isLoading, reset }] = useMfAdminScheduleMutation()

  async function handleSubmit() {
    const { input, problems } = readInput(form.values, new Date())
    form.setProblems(problems)
    if (!input || isLoading) return
    const { data } = await schedule({ id: product.id, input })
    if (!data) return
    form.reset()
    showToast({ tone: 'ok', message: 'Scheduled.' })
  }

  return (
    <EditForm noValidate onSubmit={handleSubmit} aria-label="Schedule a change">
      <div className={styles.part}>
        <FormGrid>
          <Select label="Change" span="half" {...form.field('what')}>
            {offered.map(({ value, words }) => (
              <option key={value} value={value}>
                {words}
              </option>
            ))}
          </Select>
          <Field
            label="Date and time"
            type="datetime-local"
            hint="Indian time (IST)"
            span="half"
            {...form.field('from')}
          />
          {form.values.what.startsWith('price') && (
            <Field label="New price in rupees" inputMode="decimal" span="half" {...form.field('price')} />
          )}
        </FormGrid>
        <ChangeProblem error={error} onReload={reset} />
        <Button type="submit" variant="line" busy={isLoading}>
          Schedule
        </Button>
      </div>
    </EditForm>
  )
}
