import { Accordion, AccordionItem } from '../src/accordion/accordion'
import type { Entry } from './frame/entry'
import { WithState } from './frame/with-state'

export const accordionEntry: Entry = {
  title: 'Accordion',
  states: {
    'Rows of a menu, all closed': (
      <Accordion
        items={[
          { id: 'shop', title: 'SHOP', content: 'ALL PRODUCTS' },
          { id: 'discover', title: 'DISCOVER', content: 'ABOUT US' },
        ]}
      />
    ),
    'A row, open': (
      <WithState initial={true}>
        {(open, setOpen) => (
          <AccordionItem title="HELP" open={open} onToggle={() => setOpen(!open)}>
            <p>Terms, Privacy, Shipping and Refund.</p>
          </AccordionItem>
        )}
      </WithState>
    ),
    'A heading, open': (
      <WithState initial={true}>
        {(open, setOpen) => (
          <AccordionItem
            title="Health benefits"
            size="head"
            level={3}
            open={open}
            onToggle={() => setOpen(!open)}
          >
            <p>Turmeric has been part of the Indian kitchen for some four thousand years.</p>
          </AccordionItem>
        )}
      </WithState>
    ),
  },
}
