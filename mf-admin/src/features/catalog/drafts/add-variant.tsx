import { Button } from 'design-system/button/button'
import { Field } from 'design-system/field/field'
import { useForm } from 'design-system/form/use-form'
import { FormGrid } from 'design-system/form-grid/form-grid'
import { Select } from 'design-system/select/select'
import { useState } from 'react'
import type { AdminProduct } from 'shared-contracts/catalog/admin/catalogue-schema'
import { EditForm } from '../../../components/forms/edit-form'
import { ChangeProblem } from '../../../components/screen-states/change-problem'
import { useMfAdminMakeVariantMutation } from './drafts-api'
import styles from './making.module.css'
import { readVariant } from './read-variant'

const blank = { label: '', price: '', amount: '', unit: 'g' }

export function AddVariant({ product }: { product: AdminProduct }) {
  const [isOpen, setIsOpen] = useState(product.variants.length === 0)
  const form = useForm(blank)
  const [make, { error, isLoading, reset }] = useMfAdminMakeVariantMutation()

  async function handleSubmit() {
    const { variant, problems } = readVariant(form.values)
    form.setProblems(problems)
    if (!variant || isLoading) return
    const { data } = await make({ productId: product.id, variant })
    if (!data) return
    form.reset()
    setIsOpen(false)
  }

  return (
    <section aria-labelledby="new-pack" className={styles.part}>
      <h2 id="new-pack" className="h3">
        Add pack
      </h2>
      <div>
        <Button variant="line" size="sm" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? 'Close' : 'Add pack'}
        </Button>
      </div>
      {isOpen && (
        <EditForm noValidate onSubmit={handleSubmit} aria-label="New pack">
          <div className={styles.part}>
            <FormGrid>
              <Field
                label="Pack"
                maxLength={40}
                hint="As shown to shoppers, such as 100 g"
                span="half"
                {...form.field('label')}
              />
              <Field label="Price in rupees" inputMode="decimal" span="half" {...form.field('price')} />
              <Field
                label="Net quantity"
                inputMode="numeric"
                hint="Leave blank if not known yet"
                span="half"
                {...form.field('amount')}
              />
              <Select label="Unit" span="half" {...form.field('unit')}>
                <option value="g">Grams</option>
                <option value="ml">Millilitres</option>
                <option value="piece">Pieces</option>
                <option value="kit">Kits</option>
              </Select>
            </FormGrid>
            <ChangeProblem error={error} onReload={reset} />
            <Button type="submit" variant="line" busy={isLoading}>
              Add pack
            </Button>
          </div>
        </EditForm>
      )}
    </section>
  )
}
