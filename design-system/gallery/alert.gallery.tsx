import { Alert } from '../src/alert/alert'
import { Column } from './frame/arrangement'
import type { Entry } from './frame/entry'

export const alertEntry: Entry = {
  title: 'Alert',
  states: {
    'Both tones': (
      <Column>
        <Alert tone="bad">Email and Password are required.</Alert>
        <Alert tone="ok">Address added successfully!</Alert>
      </Column>
    ),
  },
}
