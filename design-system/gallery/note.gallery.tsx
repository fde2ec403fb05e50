import { lockShape } from '../src/icon/shapes'
import { Note } from '../src/note/note'
import { Column } from './frame/arrangement'
import type { Entry } from './frame/entry'

export const noteEntry: Entry = {
  title: 'Note',
  states: {
    'With an icon and without': (
      <Column>
        <Note shape={lockShape}>Pay by UPI, cards or net banking</Note>
        <Note>Orders placed before noon leave Bangalore on the same day.</Note>
      </Column>
    ),
  },
}
