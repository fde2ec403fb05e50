import { Button } from 'design-system/button/button'
import { Field } from 'design-system/field/field'
import { Form } from 'design-system/form/form'
import { useForm } from 'design-system/form/use-form'
import { FormGrid } from 'design-system/form-grid/form-grid'
import { showToast } from 'design-system/toast/show-toast'
import type { TaxedProduct } from 'shared-contracts/invoicing/admin/invoices-schema'
import { dayInIndia } from 'shared-contracts/values/indian-time'
import { ChangeProblem } from '../../../components/screen-states/change-problem'
import { readTax } from './read-tax'
import styles from './taxes.module.css'
import { useMfAdminSetTaxMutation } from './taxes-api'

interface Props {
  product: TaxedProduct
  onDone: () => void
}

/** Sets HSN code and rate, valid from a given day. Existing invoices do not change. */
export function TaxForm({ product, onDone }: Props) {
  const [newest] = product.taxes
  const form = useForm({
    hsn: newest?.hsn ?? '',
    percent: newest ? String(newest.percent) : '',
    validFrom: dayInIndia(new Date()),
  })
  const [set, { error, isLoading, reset }] = useMfAdminSetTaxMutation()

  async function handleSubmit() {
    const { tax, problems } = readTax(form.values)
    form.setProblems(problems)
    if (!tax || isLoading) return
    const { data } = await set({ productId: product.productId, tax })
    if (!data) return
    showToast({ tone: 'ok', message: 'Saved. Invoices from that date will use it.' })
    onDone()
  }

  return (
    <Form noValidate onSubmit={() => void handleSubmit()} aria-label={`Tax of ${product.name}`}>
      <div className={styles.part}>
        <FormGrid>
          <Field label="HSN code" inputMode="numeric" span="half" {...form.field('hsn')} />
          <Field
            label="GST rate (%)"
            inputMode="decimal"
            hint="CGST and SGST combined"
            span="half"
            {...form.field('percent')}
          />
          <Field label="Applies from" type="date" span="half" {...form.field('validFrom')} />
        </FormGrid>
        <ChangeProblem error={error} onReload={reset} />
        <Button type="submit" busy={isLoading}>
          Save
        </Button>
      </div>
    </Form>
  )
}
