import { Section, SectionHead } from '../src/section/section'
import type { Entry } from './frame/entry'

export const sectionEntry: Entry = {
  title: 'Section',
  bleed: true,
  states: {
    Plain: (
      <Section>
        <SectionHead title="YOU MAY ALSO LIKE...">Spices that keep each other company.</SectionHead>
      </Section>
    ),
    'Tinted, its head centred': (
      <Section tint>
        <SectionHead title="OUR COLLECTIONS" centred>
          Whole, ground and blended.
        </SectionHead>
      </Section>
    ),
  },
}
