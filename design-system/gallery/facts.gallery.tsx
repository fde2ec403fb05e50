import { Facts } from '../src/facts/facts'
import { Column } from './frame/arrangement'
import type { Entry } from './frame/entry'

export const factsEntry: Entry = {
  title: 'Facts',
  states: {
    'Of a recipe': (
      <Column>
        <Facts
          facts={[
            { label: 'Serves', value: '4' },
            { label: 'Time', value: '40 min' },
            { label: 'Spice', value: 'Medium' },
          ]}
        />
      </Column>
    ),
  },
}
