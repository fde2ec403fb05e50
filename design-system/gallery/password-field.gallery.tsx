import { FormGrid } from '../src/form-grid/form-grid'
import { PasswordField } from '../src/password-field/password-field'
import type { Entry } from './frame/entry'

export const passwordFieldEntry: Entry = {
  title: 'Password field',
  states: {
    'Filled, wrong and disabled': (
      <FormGrid>
        <PasswordField span="third" label="Password" defaultValue="cardamom" />
        <PasswordField span="third" label="New Password" error="New Password is required" />
        <PasswordField span="third" label="Old Password" defaultValue="clove" disabled />
      </FormGrid>
    ),
  },
}
