import { Tabs } from '../src/tabs/tabs'
import type { Entry } from './frame/entry'
import { WithState } from './frame/with-state'

const tabs = [
  { id: 'general', title: 'General' },
  { id: 'orders', title: 'Order Details' },
  { id: 'address', title: 'Your Address' },
]

export const tabsEntry: Entry = {
  title: 'Tabs',
  states: {
    'The first of three selected': (
      <WithState initial="general">
        {(selected, select) => (
          <Tabs label="Account" tabs={tabs} selected={selected} onSelect={select}>
            <p>What belongs to the selected tab.</p>
          </Tabs>
        )}
      </WithState>
    ),
  },
}
