import { Button } from 'design-system/button/button'
import { Field } from 'design-system/field/field'
import { FormGrid } from 'design-system/form-grid/form-grid'
import { Select } from 'design-system/select/select'
import type { AdminVariant } from 'shared-contracts/catalog/admin/catalogue-schema'
import { CardFieldset } from '../../../../components/cards/card-fieldset'
import { Tick } from '../../../../components/forms/tick'
import { fieldLabels } from '../../../../data/catalog/field-labels'
import { type FormPart, tick } from '../form-part'
import styles from '../product-form.module.css'
import { formatFieldName } from '../values/product-values'

interface Props extends FormPart {
  variant: AdminVariant
  onUp: (() => void) | undefined
  onDown: (() => void) | undefined
}

export function VariantCard({ variant, form, onUp, onDown }: Props) {
  const { id, label, unitPrice } = variant
  return (
    <CardFieldset legend={label}>
      <FormGrid>
        <Field
          label="Price in rupees"
          inputMode="decimal"
          span="half"
          {...form.field(formatFieldName(id, 'price'))}
        />
        <Field
          label="MRP in rupees"
          inputMode="decimal"
          hint="Leave blank if same as price"
          span="half"
          {...form.field(formatFieldName(id, 'mrp'))}
        />
        <Field
          label="Net quantity"
          inputMode="numeric"
          hint={unitPrice && `Unit price on the label: ${unitPrice}`}
          span="half"
          {...form.field(formatFieldName(id, 'netAmount'))}
        />
        <Select label="Unit" span="half" {...form.field(formatFieldName(id, 'netUnit'))}>
          <option value="g">Grams</option>
          <option value="ml">Millilitres</option>
          <option value="piece">Pieces</option>
          <option value="kit">Kits</option>
        </Select>
        <Field
          label={fieldLabels.barcode}
          hint="The EAN on the label, or your own number. Without one, scan the pack by its ID."
          autoComplete="off"
          maxLength={40}
          {...form.field(formatFieldName(id, 'barcode'))}
        />
        <Tick label="Sold out" {...tick({ form }, formatFieldName(id, 'isSoldOut'))} />
      </FormGrid>
      <p className={styles.moves}>
        <Button variant="quiet" size="sm" disabled={!onUp} onClick={onUp}>
          Move up <span className="visually-hidden">{label}</span>
        </Button>
        <Button variant="quiet" size="sm" disabled={!onDown} onClick={onDown}>
          Move down <span className="visually-hidden">{label}</span>
        </Button>
      </p>
    </CardFieldset>
  )
}
