import { Field } from 'design-system/field/field'
import { FormGrid } from 'design-system/form-grid/form-grid'
import { Select } from 'design-system/select/select'
import { TextArea } from 'design-system/text-area/text-area'
import { categories } from 'shared-contracts/catalog/categories'
import { Tick } from '../../../components/forms/tick'
import { fieldWords } from '../../../data/catalog/field-labels'
import { type FormPart, tick } from './form-part'

/** What a product is called, and whether it is in the shop. */
export function OwnFields({ form }: FormPart) {
  return (
    <FormGrid>
      <Field label={fieldWords.name} maxLength={100} span="half" {...form.field('name')} />
      <Field
        label={fieldWords.hindiName}
        maxLength={100}
        span="half"
        lang="hi"
        {...form.field('hindiName')}
      />
      <TextArea label={fieldWords.description} maxLength={2000} {...form.field('description')} />
      <Select label={fieldWords.category} span="half" {...form.field('category')}>
        {categories.map((one) => (
          <option key={one} value={one}>
            {one}
          </option>
        ))}
      </Select>
      <Tick label={fieldWords.isListed} {...tick({ form }, 'isListed')} />
    </FormGrid>
  )
}
