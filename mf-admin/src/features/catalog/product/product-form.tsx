import { Button } from 'design-system/button/button'
import { Form } from 'design-system/form/form'
import { useForm } from 'design-system/form/use-form'
import type { AdminProduct } from 'shared-contracts/catalog/admin/catalogue-schema'
import { MainAction } from '../../../components/actions/main-action'
import { ChangeProblem } from '../../../components/screen-states/change-problem'
import { useMfAdminEditProductMutation } from '../../../data/catalog/catalogue-api'
import { OwnFields } from './own-fields'
import { Declarations } from './packs/declarations'
import { PackCards } from './packs/pack-cards'
import { PictureCards } from './pictures/picture-cards'
import styles from './product-form.module.css'
import { valuesOf } from './values/product-values'
import { readValues } from './values/read-values'

interface Props {
  product: AdminProduct
  /** Fetches it anew. */
  onReload: () => void
}

/** All that the admin says of a product, saved by one press. Only what was changed is sent. */
export function ProductForm({ product, onReload }: Props) {
  const form = useForm(valuesOf(product))
  const [edit, { error, isLoading, reset }] = useMfAdminEditProductMutation()
  const { edit: wanted, problems } = readValues(product, form.values)
  const isChanged = Object.keys({ ...wanted.product, ...wanted.packs }).length > 0

  function handleSubmit() {
    form.setProblems(problems)
    if (Object.keys(problems).length > 0) return
    void edit({ id: product.id, change: { version: product.version, ...wanted } })
  }

  return (
    <Form onSubmit={handleSubmit} aria-label={product.name} className={styles.form} noValidate>
      <PackCards product={product} form={form} />
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
          {isChanged ? 'Save' : 'Nothing to save'}
        </Button>
      </MainAction>
    </Form>
  )
}
