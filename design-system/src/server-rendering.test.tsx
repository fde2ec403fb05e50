/** @jest-environment node */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { AccordionItem } from './accordion/accordion'
import { AddressCard, AddressList } from './address-card/address-card'
import { Alert } from './alert/alert'
import { Badge } from './badge/badge'
import { Breadcrumbs } from './breadcrumbs/breadcrumbs'
import { Button } from './button/button'
import { BuyStrip } from './buy-strip/buy-strip'
import { CardGrid } from './card-grid/card-grid'
import { CardPage } from './card-page/card-page'
import { Carousel } from './carousel/carousel'
import { Certification } from './certification/certification'
import { ClaimsStrip } from './claims-strip/claims-strip'
import { DataTable, LineRow } from './data-table/data-table'
import { Dialog } from './dialog/dialog'
import { Drawer } from './drawer/drawer'
import { EmptyState } from './empty-state/empty-state'
import { ErrorState } from './error-state/error-state'
import { Facts } from './facts/facts'
import { Field } from './field/field'
import { FileField } from './file-field/file-field'
import { FormGrid } from './form-grid/form-grid'
import { Icon } from './icon/icon'
import { cartShape } from './icon/shapes'
import { IconButton } from './icon-button/icon-button'
import { InvoiceList } from './invoice/invoice'
import { KeepName } from './keep-name/keep-name'
import { LabelFrame } from './label-frame/label-frame'
import { Medallion } from './medallion/medallion'
import { Note } from './note/note'
import { OrderTotals } from './order-totals/order-totals'
import { PageHead } from './page-head/page-head'
import { PasswordField } from './password-field/password-field'
import { Picture } from './picture/picture'
import { Placeholder } from './placeholder/placeholder'
import { PlaceholderGrid } from './placeholder-card/placeholder-card'
import { Price } from './price/price'
import { ProductCard } from './product-card/product-card'
import { Prose } from './prose/prose'
import { QualityStrip } from './quality-strip/quality-strip'
import { QuantityStepper } from './quantity-stepper/quantity-stepper'
import { Section, SectionHead } from './section/section'
import { Select } from './select/select'
import { ShareButton } from './share-button/share-button'
import { Spinner } from './spinner/spinner'
import { Stars } from './stars/stars'
import { Steps } from './steps/steps'
import { StickyBar } from './sticky-bar/sticky-bar'
import { Tabs } from './tabs/tabs'
import { TextArea } from './text-area/text-area'
import { TextButton } from './text-link/text-link'
import { Tin } from './tin/tin'
import { Title } from './title/title'
import { ToastHost } from './toast/toast-host'
import { Totals } from './totals/totals'

const nothing = () => {}

interface Example {
  element: ReactElement
  text: string
}

function shows(element: ReactElement, text: string): Example {
  return { element, text }
}

/** An example of each folder's component, with a string that its HTML must contain. */
const shown: Record<string, Example> = {
  accordion: shows(
    <AccordionItem title="SHOP" open={false} onToggle={nothing}>
      Spices
    </AccordionItem>,
    'aria-expanded="false"',
  ),
  'address-card': shows(
    <AddressList>
      <AddressCard name="Ananya Rao" lines={['Bengaluru']} selected onToggle={nothing} />
    </AddressList>,
    'aria-pressed="true"',
  ),
  alert: shows(<Alert tone="bad">Email and Password are required.</Alert>, 'role="alert"'),
  badge: shows(<Badge tone="warn">Awaiting Payment</Badge>, 'Awaiting Payment'),
  breadcrumbs: shows(<Breadcrumbs trail={['Home', 'Turmeric']} />, 'aria-current="page"'),
  button: shows(<Button busy>PAY NOW</Button>, 'aria-busy="true"'),
  'buy-strip': shows(
    <BuyStrip
      kitLink={(look) => <a href="/diy-spices" {...look} />}
      buyLink={(look) => <a href="/cart" {...look} />}
    />,
    'BUY NOW',
  ),
  'card-grid': shows(<CardGrid>Turmeric</CardGrid>, '<li>Turmeric</li>'),
  'card-page': shows(<CardPage title="LOGIN">Email</CardPage>, '<h1>LOGIN</h1>'),
  carousel: shows(
    <Carousel label="Spices" className="spices">
      Cumin
    </Carousel>,
    'Slide 1',
  ),
  certification: shows(<Certification />, 'aria-label="Certification"'),
  'claims-strip': shows(<ClaimsStrip claims={['No added colour']} />, 'No added colour'),
  'data-table': shows(
    <DataTable caption="Cart" columns={['Image', 'Product Name', 'Quantity', 'Price']}>
      <LineRow picture="" name="Turmeric" quantity="1" price="Rs 125.00" />
    </DataTable>,
    'Product Name',
  ),
  dialog: shows(
    <Dialog open title="Confirm Your Order" onClose={nothing}>
      Total
    </Dialog>,
    '<dialog',
  ),
  drawer: shows(
    <Drawer id="menu" open label="Menu" onOpen={nothing} onClose={nothing}>
      RECIPES
    </Drawer>,
    'aria-label="Menu"',
  ),
  'empty-state': shows(<EmptyState title="Your cart is empty" />, '<svg'),
  'error-state': shows(<ErrorState title="Payment Failed" onRetry={nothing} />, 'Retry'),
  facts: shows(<Facts facts={[{ label: 'Serves', value: '4' }]} />, 'Serves'),
  field: shows(<Field label="Pincode" error="Pincode is required" />, 'aria-invalid="true"'),
  'file-field': shows(<FileField label="Photos" onFiles={nothing} />, 'type="file"'),
  'form-grid': shows(<FormGrid>Fields</FormGrid>, 'Fields'),
  icon: shows(<Icon shape={cartShape} />, 'aria-hidden="true"'),
  'icon-button': shows(<IconButton label="Open menu" shape={cartShape} />, 'Open menu'),
  invoice: shows(
    <InvoiceList invoices={[{ id: '1', title: '#ORD-1', meta: 'Paid', content: '' }]} />,
    '#ORD-1',
  ),
  'keep-name': shows(<KeepName name="ORD-1">Order ORD-1</KeepName>, '<span translate="no">ORD-1</span>'),
  'label-frame': shows(<LabelFrame>Total</LabelFrame>, 'Total'),
  medallion: shows(<Medallion name="Kesar & Clove" />, 'Clove'),
  note: shows(<Note>Paid by UPI, card or net banking</Note>, 'net banking'),
  'order-totals': shows(
    <OrderTotals subtotal="Rs 500.00" shipping="Rs 50.00" tax="Rs 90.00" taxPercent={18} total="Rs 550.00" />,
    'Tax (18%)',
  ),
  'page-head': shows(
    <PageHead title="ALL PRODUCTS" picture="/uploads/banner.jpg" />,
    'banner-1600.avif 1600w',
  ),
  'password-field': shows(<PasswordField label="Password" />, 'type="password"'),
  picture: shows(<Picture src="/uploads/a.jpg" alt="Turmeric" sizes="50vw" />, 'a-320.avif 320w'),
  placeholder: shows(<Placeholder className="photograph" />, 'photograph'),
  'placeholder-card': shows(<PlaceholderGrid />, 'aria-busy="true"'),
  price: shows(<Price now="Rs 125" was="Rs 135" />, 'Rs 135'),
  'product-card': shows(
    <ProductCard name="Turmeric" picture={null} link={(look) => <a href="/turmeric" {...look} />} />,
    'VIEW PRODUCT',
  ),
  prose: shows(<Prose>Terms</Prose>, 'Terms'),
  'quality-strip': shows(<QualityStrip />, 'Uniform texture'),
  'quantity-stepper': shows(
    <QuantityStepper name="Turmeric" value={1} onChange={nothing} />,
    'Quantity of Turmeric',
  ),
  section: shows(
    <Section tint>
      <SectionHead title="OUR COLLECTIONS" />
    </Section>,
    'OUR COLLECTIONS',
  ),
  select: shows(
    <Select label="Country">
      <option>India</option>
    </Select>,
    'India',
  ),
  'share-button': shows(<ShareButton title="Turmeric" path="/t" />, 'Share'),
  spinner: shows(<Spinner label="Loading blog..." />, 'role="status"'),
  stars: shows(<Stars count={4} />, '4 out of 5 stars'),
  steps: shows(<Steps steps={[{ title: 'Toast', text: 'Toast the seeds.' }]} />, 'Toast the seeds.'),
  'sticky-bar': shows(<StickyBar>ADD TO CART</StickyBar>, 'ADD TO CART'),
  tabs: shows(
    <Tabs label="Account" tabs={[{ id: 'a', title: 'General' }]} selected="a" onSelect={nothing}>
      Ananya
    </Tabs>,
    'role="tabpanel"',
  ),
  'text-area': shows(<TextArea label="Message" />, '<textarea'),
  'text-link': shows(<TextButton>Remove</TextButton>, 'Remove'),
  tin: shows(<Tin />, '<circle'),
  title: shows(<Title>YOUR CART</Title>, '<h1>YOUR CART</h1>'),
  toast: shows(<ToastHost />, 'popover="manual"'),
  totals: shows(<Totals rows={[{ label: 'Total', value: 'Rs 550.00', look: 'total' }]} />, 'Rs 550.00'),
}

const withoutMarkup = ['fonts', 'form', 'late', 'modal', 'testing']

test('every component is in this list', () => {
  const folders = readdirSync(join(__dirname), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !withoutMarkup.includes(entry.name))
    .map((entry) => entry.name)
  expect(Object.keys(shown).sort()).toEqual(folders.sort())
})

test.each(Object.entries(shown))('%s renders on a server', (_, { element, text }) => {
  expect(typeof document).toBe('undefined')
  expect(renderToString(element)).toContain(text)
})
