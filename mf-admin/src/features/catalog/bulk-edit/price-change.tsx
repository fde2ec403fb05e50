import { Button } from 'design-system/button/button'
import { Field } from 'design-system/field/field'
import { useForm } from 'design-system/form/use-form'
import { FormGrid } from 'design-system/form-grid/form-grid'
import { Select } from 'design-system/select/select'
import type { PriceInput } from 'shared-contracts/catalog/admin/bulk-schema'
import { categories } from 'shared-contracts/catalog/categories'
import { EditForm } from '../../../components/forms/edit-form'
import { ChangeProblem } from '../../../components/screen-states/change-problem'
import { AppliedNote } from './applied-note'
import styles from './bulk-edit.module.css'
import { useMfAdminApplyPricesMutation, useMfAdminPreviewPricesMutation } from './bulk-edit-api'
import { Plan } from './plan'
import { readInput, roundings } from './price-input'

/** Changes the prices of all packs, or of one category, by a percentage or an amount, after a preview. */
export function PriceChange() {
  const form = useForm({ by: 'percent', amount: '', roundTo: '100', category: '' })
  const [preview, planned] = useMfAdminPreviewPricesMutation()
  const [apply, applied] = useMfAdminApplyPricesMutation()
  const { originalArgs: input } = planned

  function look(next: PriceInput) {
    applied.reset()
    void preview(next)
  }

  function handleSubmit() {
    const { input: next, problem } = readInput(form.values)
    form.setProblems(problem === undefined ? {} : { amount: problem })
    if (next) look(next)
  }

  return (
    <section aria-labelledby="prices" className={styles.part}>
      <h2 id="prices" className="h3">
        Change prices in bulk
      </h2>
      <EditForm noValidate onSubmit={handleSubmit}>
        <div className={styles.part}>
          <FormGrid>
            <Select label="Change by" span="half" {...form.field('by')}>
              <option value="percent">Percent</option>
              <option value="sum">Rupees</option>
            </Select>
            <Field
              label="Amount"
              span="half"
              inputMode="text"
              hint="Enter 10 to increase prices, or -10 to reduce them."
              {...form.field('amount')}
            />
            <Select label="Apply to" span="half" {...form.field('category')}>
              <option value="">All products</option>
              {categories.map((one) => (
                <option key={one} value={one}>
                  {one}
                </option>
              ))}
            </Select>
            <Select label="Round to" span="half" {...form.field('roundTo')}>
              {roundings.map(({ paise, words }) => (
                <option key={paise} value={paise}>
                  {words}
                </option>
              ))}
            </Select>
          </FormGrid>
          <Button type="submit" variant="line" busy={planned.isLoading}>
            Preview new prices
          </Button>
        </div>
      </EditForm>
      <ChangeProblem error={planned.error} onReload={planned.reset} />
      {applied.data && <AppliedNote applied={applied.data} />}
      {planned.data && input && !applied.data && (
        <Plan
          plan={planned.data}
          error={applied.error}
          isBusy={applied.isLoading}
          onApply={() => void apply({ input, seen: planned.data?.seen ?? '' })}
          onLookAgain={() => look(input)}
        />
      )}
    </section>
  )
}
