import { Button } from 'design-system/button/button'
import { Field } from 'design-system/field/field'
import { useForm } from 'design-system/form/use-form'
import { FormGrid } from 'design-system/form-grid/form-grid'
import { Select } from 'design-system/select/select'
import { showToast } from 'design-system/toast/show-toast'
import type { TaxedProduct } from 'shared-contracts/invoicing/admin/invoices-schema'
import { gstRates } from 'shared-contracts/invoicing/gst-rates'
import { dayInIndia } from 'shared-contracts/values/indian-time'
import { EditForm } from '../../../components/forms/edit-form'
import { ChangeProblem } from '../../../components/screen-states/change-problem'
import { readTax } from './read-tax'
import styles from './taxes.module.css'
import { useMfAdminSetTaxMutation } from './taxes-api'

interface Props {
  product: TaxedProduct
  onDone: () => void
}

/** Sets a product's HSN code and rate from a given day on. Existing invoices do not change. */
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
    <EditForm noValidate onSubmit={handleSubmit} aria-label={`Tax for ${product.name}`}>
      <div className={styles.part}>
        <FormGrid>
          <Field label="HSN code" inputMode="numeric" span="half" {...form.field('hsn')} />
          <Select label="GST rate" hint="CGST and SGST combined" span="half" {...form.field('percent')}>
            <option value="">Choose a rate</option>
            {gstRates.map((rate) => (
              <option key={rate} value={rate}>
                {`${rate}%`}
              </option>
            ))}
          </Select>
          <Field label="Applies from" type="date" span="half" {...form.field('validFrom')} />
        </FormGrid>
        <ChangeProblem error={error} onReload={reset} />
        <Button type="submit" variant="line" busy={isLoading}>
          Save
        </Button>
      </div>
    </EditForm>
  )
}
