import { Field } from '../src/field/field'
import { FormGrid } from '../src/form-grid/form-grid'
import type { Entry } from './frame/entry'

export const fieldEntry: Entry = {
  title: 'Field',
  states: {
    'Filled, empty and with a hint': (
      <FormGrid>
        <Field span="third" label="First name" defaultValue="Ananya" />
        <Field span="third" label="Email Address" type="email" placeholder="you@example.com" />
        <Field span="third" label="Mobile Number" type="tel" hint="Ten digits, without +91" />
      </FormGrid>
    ),
    'With an error': (
      <FormGrid>
        <Field span="half" label="Pincode" error="Pincode is required" />
        <Field span="half" label="City" defaultValue="Bengaluru" />
      </FormGrid>
    ),
    'Optional, read only and disabled': (
      <FormGrid>
        <Field span="third" label="Address 2" optional />
        <Field span="third" label="Order" defaultValue="ORD-1024" readOnly />
        <Field span="third" label="Country" defaultValue="India" disabled />
      </FormGrid>
    ),
  },
}
