import { Spinner } from '../src/spinner/spinner'
import { Column } from './frame/arrangement'
import type { Entry } from './frame/entry'

export const spinnerEntry: Entry = {
  title: 'Spinner',
  states: {
    'With a label and without': (
      <Column>
        <Spinner label="Loading blog..." />
        <Spinner />
      </Column>
    ),
  },
}
