import { Button } from 'design-system/button/button'
import { Field } from 'design-system/field/field'
import { Form } from 'design-system/form/form'
import { useForm } from 'design-system/form/use-form'
import { FormGrid } from 'design-system/form-grid/form-grid'
import { Select } from 'design-system/select/select'
import { TextArea } from 'design-system/text-area/text-area'
import type { AdminProduct } from 'shared-contracts/catalog/admin/catalogue-schema'
import { categories } from 'shared-contracts/catalog/categories'
import { MainAction } from '../../../components/actions/main-action'
import { Tick } from '../../../components/forms/tick'
import { ChangeProblem } from '../../../components/screen-states/change-problem'
import { useMfAdminEditProductMutation } from '../../../data/catalog/catalog-api'
import { fieldLabels } from '../../../data/catalog/field-labels'
import { type FormPart, tick } from './form-part'
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

/** All editable fields of a product, saved together. Only changed fields are sent. */
export function ProductForm({ product, onReload }: Props) {
  const form = useForm(toFormValues(product))
  const [edit, { error, isLoading, reset }] = useMfAdminEditProductMutation()
  const { edit: wanted, problems } = readValues(product, form.values)
  const isChanged = Object.keys({ ...wanted.product, ...wanted.variants }).length > 0

  function handleSubmit() {
    form.setProblems(problems)
    if (Object.keys(problems).length > 0) return
    void edit({ id: product.id, change: { version: product.version, ...wanted } })
  }

  return (
    <Form onSubmit={handleSubmit} aria-label={product.name} className={styles.form} noValidate>
      <VariantCards product={product} form={form} />
      <PictureCards product={product} form={form} />
      <OwnFields form={form} />
      <Declarations form={form} />
      <ChangeProblem
        error={error}
        onReload={() => {
          reset()
          onReload()
        }}
      />
      <MainAction>
        <Button type="submit" busy={isLoading} disabled={!isChanged}>
          {isChanged ? 'Save' : 'No changes to save'}
        </Button>
      </MainAction>
    </Form>
  )
}

/** A product's names, and whether it is listed. */
function OwnFields({ form }: FormPart) {
  return (
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
  )
}
