import { Icon } from '../src/icon/icon'
import { closeShape, menuShape, personShape } from '../src/icon/shapes'
import { IconButton, iconLook } from '../src/icon-button/icon-button'
import { RedBand, Row } from './frame/arrangement'
import type { Entry } from './frame/entry'

export const iconButtonEntry: Entry = {
  title: 'Icon button',
  states: {
    'Button, link and disabled': (
      <Row>
        <IconButton label="Open menu" shape={menuShape} />
        <a href="/" aria-label="Login" {...iconLook()}>
          <Icon shape={personShape} />
        </a>
        <IconButton label="Close" shape={closeShape} disabled />
      </Row>
    ),
    'On red': (
      <RedBand>
        <IconButton label="Close" shape={closeShape} />
      </RedBand>
    ),
  },
}
