import { Breadcrumbs } from '../../src/breadcrumbs/breadcrumbs'
import { Button } from '../../src/button/button'
import { BuyStrip } from '../../src/buy-strip/buy-strip'
import { CardPage } from '../../src/card-page/card-page'
import { ClaimsStrip } from '../../src/claims-strip/claims-strip'
import { Field } from '../../src/field/field'
import { PageHead } from '../../src/page-head/page-head'
import { PasswordField } from '../../src/password-field/password-field'
import { QualityStrip } from '../../src/quality-strip/quality-strip'
import { Section, SectionHead } from '../../src/section/section'
import { Title } from '../../src/title/title'
import type { Entries } from '../frame/entries'
import { link } from '../frame/link'

export const bands: Entries<'From edge to edge'> = {
  'page-head': {
    'With a banner': <PageHead title="SHOP BY GROUND SPICES" picture="/pictures/banner.svg" />,
    'Without one': <PageHead title="RECIPES" />,
  },
  title: {
    Alone: <Title>YOUR CART</Title>,
    'With a lead': <Title lead="Questions, praise and recipes are welcome.">CONTACT</Title>,
  },
  'card-page': {
    'A short form': (
      <CardPage title="LOGIN">
        <Field label="Email Address" type="email" />
        <PasswordField label="Password" />
        <Button block>SIGN IN</Button>
      </CardPage>
    ),
  },
  section: {
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
  breadcrumbs: {
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
  'quality-strip': { 'Four qualities': <QualityStrip /> },
  'buy-strip': {
    'At the end of a page': <BuyStrip kitLink={link} buyLink={link} />,
  },
  'claims-strip': {
    'Running, or still where less motion is asked for': (
      <ClaimsStrip claims={['Pure', 'No added colour', 'No preservatives', 'Packed in Bangalore']} />
    ),
  },
}
