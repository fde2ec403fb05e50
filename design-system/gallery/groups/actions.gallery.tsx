import { Button } from '../../src/button/button'
import { buttonLook } from '../../src/button/button-look'
import { Icon } from '../../src/icon/icon'
import { closeShape, menuShape, personShape, retryShape } from '../../src/icon/shapes'
import { IconButton, iconLook } from '../../src/icon-button/icon-button'
import { ShareButton } from '../../src/share-button/share-button'
import { TextButton, textLook } from '../../src/text-link/text-link'
import { Column, RedBand, Row } from '../frame/arrangement'
import type { Entries } from '../frame/entries'

export const actions: Entries<'Actions'> = {
  button: {
    Variants: (
      <Row>
        <Button>ADD TO CART</Button>
        <Button variant="gold">OUR PRODUCTS</Button>
        <Button variant="line">FIND MORE LIKE THIS</Button>
        <Button variant="quiet">Cancel</Button>
      </Row>
    ),
    Sizes: (
      <Row>
        <Button size="sm">LOGOUT</Button>
        <Button>SUBMIT</Button>
        <Button size="lg">PAY NOW</Button>
      </Row>
    ),
    'With an icon': (
      <Button>
        <Icon shape={retryShape} />
        Retry
      </Button>
    ),
    Busy: (
      <Row>
        <Button busy>PROCESSING...</Button>
        <Button busy size="lg">
          PROCESSING...
        </Button>
      </Row>
    ),
    Disabled: (
      <Row>
        <Button disabled>CHECK OUT</Button>
        <Button disabled variant="line">
          FIND MORE LIKE THIS
        </Button>
        <Button disabled variant="quiet">
          Cancel
        </Button>
      </Row>
    ),
    'As wide as its column': (
      <Column>
        <Button block size="lg">
          CHECK OUT
        </Button>
      </Column>
    ),
    'On red': (
      <RedBand>
        <Button variant="gold">SUBSCRIBE</Button>
      </RedBand>
    ),
    'A link': (
      <a href="/" {...buttonLook({ variant: 'line' })}>
        SHOP NOW
      </a>
    ),
  },
  'icon-button': {
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
  'text-link': {
    'Button, link and disabled': (
      <Row>
        <TextButton>Remove</TextButton>
        <a href="/" {...textLook()}>
          Forgot your Password?
        </a>
        <TextButton disabled>Remove</TextButton>
      </Row>
    ),
  },
  'share-button': {
    'Of a product and of a cart': (
      <Row>
        <ShareButton title="Turmeric Powder" path="/ground-spices/turmeric-powder" />
        <ShareButton title="A cart for you" path="/cart/turmeric-powder.100g:1">
          Share this cart
        </ShareButton>
      </Row>
    ),
  },
}
