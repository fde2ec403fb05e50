import { Section, SectionHead } from '../src/section/section'
import type { Entry } from './frame/entry'

export const sectionEntry: Entry = {
  title: 'Section',
  bleed: true,
  states: {
    Plain: (
      <Section>
        <SectionHead title="YOU MAY ALSO LIKE..." action={<a href="/">FIND MORE LIKE THIS</a>}>
          Spices that keep each other company.
        </SectionHead>
      </Section>
    ),
    'Tinted, its head centred': (
      <Section tint>
        <SectionHead title="OUR COLLECTIONS" level={3} centred>
          Whole, ground and blended.
        </SectionHead>
      </Section>
    ),
  },
}
