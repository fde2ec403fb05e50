import { Breadcrumbs } from '../src/breadcrumbs/breadcrumbs'
import type { Entry } from './frame/entry'

export const breadcrumbsEntry: Entry = {
  title: 'Breadcrumbs',
  bleed: true,
  states: {
    'Two links and the page': (
      <Breadcrumbs
        trail={[
          <a key="home" href="/">
            Home
          </a>,
          <a key="collection" href="/">
            SHOP BY GROUND SPICES
          </a>,
          'Turmeric Powder',
        ]}
      />
    ),
  },
}
