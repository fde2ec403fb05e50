import { AddressCard, AddressList } from '../src/address-card/address-card'
import type { Entry } from './frame/entry'
import { WithState } from './frame/with-state'

const addresses = [
  {
    name: 'Ananya Rao',
    lines: ['24, 4th Cross, Jayanagar', 'Bengaluru, Karnataka 560011', 'India', '+91 98450 12345'],
  },
  {
    name: 'Vikram Rao',
    lines: ['Flat 7B, Palm Meadows, Whitefield', 'Bengaluru, Karnataka 560066', 'India', '+91 99002 54321'],
  },
]

export const addressCardEntry: Entry = {
  title: 'Address card',
  states: {
    'Selected and not': (
      <WithState initial="Ananya Rao">
        {(selected, select) => (
          <AddressList>
            {addresses.map(({ name, lines }) => (
              <AddressCard
                key={name}
                name={name}
                lines={lines}
                selected={name === selected}
                onToggle={() => select(name === selected ? '' : name)}
              />
            ))}
          </AddressList>
        )}
      </WithState>
    ),
  },
}
