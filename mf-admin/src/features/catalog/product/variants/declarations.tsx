import { Field } from 'design-system/field/field'
import { FormGrid } from 'design-system/form-grid/form-grid'
import { TextArea } from 'design-system/text-area/text-area'
import { fieldLabels } from '../../../../data/catalog/field-labels'
import type { FormPart } from '../form-part'
import { FormSection } from '../form-section'

/** The declarations on the label, which the law also requires on the product's page. */
export function Declarations({ form }: FormPart) {
  return (
    <FormSection id="label-facts" title="Label information">
      <FormGrid>
        <TextArea
          label={fieldLabels.ingredients}
          rows={3}
          hint="Separate with commas"
          {...form.field('ingredients')}
        />
        <Field
          label={fieldLabels.allergens}
          hint="Separate with commas. Enter “none” if there are none."
          {...form.field('allergens')}
        />
        <Field label={fieldLabels.origin} maxLength={60} span="half" {...form.field('origin')} />
        <Field
          label={fieldLabels.bestBeforeMonths}
          inputMode="numeric"
          hint="From the packing date"
          span="half"
          {...form.field('bestBeforeMonths')}
        />
        <Field
          label={fieldLabels.maker}
          maxLength={300}
          hint="Name and address. Leave blank if it’s your shop."
          {...form.field('maker')}
        />
      </FormGrid>
    </FormSection>
  )
}
