import { Field } from '../src/field/field'
import { FormGrid } from '../src/form-grid/form-grid'
import type { Entry } from './frame/entry'

export const formGridEntry: Entry = {
  title: 'Form grid',
  states: {
    'Full, halves and thirds': (
      <FormGrid>
        <Field label="Address 1" />
        <Field label="First name" span="half" />
        <Field label="Last name" span="half" />
        <Field label="City" span="third" />
        <Field label="State" span="third" />
        <Field label="Pincode" span="third" />
      </FormGrid>
    ),
  },
}
