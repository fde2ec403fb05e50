import { TextButton, textLook } from '../src/text-link/text-link'
import { Row } from './frame/arrangement'
import type { Entry } from './frame/entry'

export const textLinkEntry: Entry = {
  title: 'Text link',
  states: {
    'Button, link, capitals and disabled': (
      <Row>
        <TextButton>Remove</TextButton>
        <a href="/" {...textLook()}>
          Forgot your Password?
        </a>
        <a href="/" {...textLook({ caps: true })}>
          READ MORE
        </a>
        <TextButton disabled>Remove</TextButton>
      </Row>
    ),
  },
}
