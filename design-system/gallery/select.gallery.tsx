import { FormGrid } from '../src/form-grid/form-grid'
import { Select } from '../src/select/select'
import type { Entry } from './frame/entry'

export const selectEntry: Entry = {
  title: 'Select',
  states: {
    'Chosen, wrong and disabled': (
      <FormGrid>
        <Select span="third" label="Select the Quantity">
          <option>100 g - ₹125</option>
          <option>250 g - ₹290</option>
        </Select>
        <Select span="third" label="Country" error="Country is required">
          <option>Select</option>
        </Select>
        <Select span="third" label="State" disabled>
          <option>Karnataka</option>
        </Select>
      </FormGrid>
    ),
  },
}
