import { Steps } from '../src/steps/steps'
import { Column } from './frame/arrangement'
import type { Entry } from './frame/entry'

export const stepsEntry: Entry = {
  title: 'Steps',
  states: {
    'With titles and without': (
      <Column>
        <Steps
          steps={[
            { title: 'Toast', text: 'Toast the cumin in a dry pan until it smells of nuts.' },
            { title: 'Grind', text: 'Let it cool, then grind it as finely as you like.' },
            { text: 'Keep what is left in a closed tin.' },
          ]}
        />
      </Column>
    ),
  },
}
