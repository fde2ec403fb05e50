import { Button } from 'design-system/button/button'
import { Field } from 'design-system/field/field'
import { useForm } from 'design-system/form/use-form'
import { FormGrid } from 'design-system/form-grid/form-grid'
import { Select } from 'design-system/select/select'
import { TextArea } from 'design-system/text-area/text-area'
import { useState } from 'react'
import type { AdminProduct } from 'shared-contracts/catalog/admin/catalogue-schema'
import { categories } from 'shared-contracts/catalog/categories'
import { MainAction } from '../../../components/actions/main-action'
import { EditForm } from '../../../components/forms/edit-form'
import { Tick } from '../../../components/forms/tick'
import { ChangeProblem } from '../../../components/screen-states/change-problem'
import { useMfAdminEditProductMutation } from '../../../data/catalog/catalog-api'
import { fieldLabels } from '../../../data/catalog/field-labels'
import { type FormPart, tick } from './form-part'
import { FormSection } from './form-section'
import { PictureCards } from './pictures/picture-cards'
import styles from './product-form.module.css'
import { toFormValues } from './values/product-values'
import { readValues } from './values/read-values'
import { Declarations } from './variants/declarations'
import { VariantCards } from './variants/variant-cards'

interface Props {
  product: AdminProduct
  onReload: () => void
}

/** Sends only changed fields. Unsaved input survives if another part of the screen saves a new version. */
export function ProductForm({ product, onReload }: Props) {
  // The version from which the form was filled; a newer one may have loaded since.
  const [base, setBase] = useState(product)
  const [keepsTyped, setKeepsTyped] = useState(true)
  const form = useForm(toFormValues(base))
  const [edit, { error, isLoading, reset }] = useMfAdminEditProductMutation()
  if (product.version !== base.version) {
    setBase(product)
    setKeepsTyped(true)
    form.rebase(toFormValues(product), keepsTyped)
    const order = form.values.variantOrder ?? ''
    if (keepsTyped && order !== toFormValues(base).variantOrder)
      form.set('variantOrder', withNewPacks(order, product))
  }
  const { edit: wanted, problems } = readValues(base, form.values)
  const isChanged = Object.keys({ ...wanted.product, ...wanted.variants }).length > 0

  async function handleSubmit() {
    form.setProblems(problems)
    if (Object.keys(problems).length > 0) return
    const { data } = await edit({ id: base.id, change: { version: base.version, ...wanted } })
    if (!data) return
    setKeepsTyped(false)
    return true
  }

  function handleReload() {
    reset()
    setKeepsTyped(false)
    onReload()
  }

  return (
    <EditForm onSubmit={handleSubmit} aria-label={base.name} className={styles.form} noValidate>
      <VariantCards product={base} form={form} />
      <PictureCards product={base} form={form} />
      <OwnFields form={form} />
      <Declarations form={form} />
      <MainAction>
        <ChangeProblem error={error} onReload={handleReload} />
        <Button type="submit" busy={isLoading} disabled={!isChanged}>
          {isChanged ? 'Save' : 'No changes to save'}
        </Button>
      </MainAction>
    </EditForm>
  )
}

/** Keeps the order chosen in the form; new packs go last. */
function withNewPacks(order: string, { variants }: AdminProduct): string {
  const ids = variants.map(({ id }) => id)
  const chosen = order.split(' ').filter((id) => ids.includes(id))
  return [...chosen, ...ids.filter((id) => !chosen.includes(id))].join(' ')
}

function OwnFields({ form }: FormPart) {
  return (
    <FormSection id="details" title="Details">
      <FormGrid>
        <Field label={fieldLabels.name} maxLength={100} span="half" {...form.field('name')} />
        <Field
          label={fieldLabels.hindiName}
          maxLength={100}
          span="half"
          lang="hi"
          {...form.field('hindiName')}
        />
        <TextArea label={fieldLabels.description} maxLength={2000} {...form.field('description')} />
        <Select label={fieldLabels.category} span="half" {...form.field('category')}>
          {categories.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </Select>
        <Tick label={fieldLabels.isListed} {...tick({ form }, 'isListed')} />
      </FormGrid>
    </FormSection>
  )
}
