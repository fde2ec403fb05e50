import { Title } from '../src/title/title'
import type { Entry } from './frame/entry'

export const titleEntry: Entry = {
  title: 'Title',
  bleed: true,
  states: {
    Alone: <Title>YOUR CART</Title>,
    'With a lead': <Title lead="Questions, praise and recipes are welcome.">CONTACT</Title>,
  },
}
