import { Price } from '../src/price/price'
import { Column } from './frame/arrangement'
import type { Entry } from './frame/entry'

export const priceEntry: Entry = {
  title: 'Price',
  states: {
    'On cards': (
      <Column>
        <Price now="Rs 125" />
        <Price now="Rs 125" was="Rs 135" />
      </Column>
    ),
    'On the detail page': (
      <Column>
        <Price now="Rs 125" size="detail" />
        <Price now="Rs 125" was="Rs 135" size="detail" />
      </Column>
    ),
  },
}
