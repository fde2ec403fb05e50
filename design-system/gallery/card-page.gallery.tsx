import { Button } from '../src/button/button'
import { CardPage } from '../src/card-page/card-page'
import { Field } from '../src/field/field'
import { PasswordField } from '../src/password-field/password-field'
import type { Entry } from './frame/entry'

export const cardPageEntry: Entry = {
  title: 'Card page',
  bleed: true,
  states: {
    'A short form': (
      <CardPage title="LOGIN">
        <Field label="Email Address" type="email" />
        <PasswordField label="Password" />
        <Button block>SIGN IN</Button>
      </CardPage>
    ),
  },
}
