import { FormGrid } from '../src/form-grid/form-grid'
import { TextArea } from '../src/text-area/text-area'
import type { Entry } from './frame/entry'

export const textAreaEntry: Entry = {
  title: 'Text area',
  states: {
    'Filled and wrong': (
      <FormGrid>
        <TextArea span="half" label="Message" defaultValue="Do you send to Hyderabad?" />
        <TextArea span="half" label="Requirements" error="Requirements is required" />
      </FormGrid>
    ),
  },
}
