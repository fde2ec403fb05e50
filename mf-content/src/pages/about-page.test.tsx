import { screen, within } from '@testing-library/react'
import { renderRemote } from 'shared-contracts/testing'
import module from '../module'

beforeEach(async () => {
  renderRemote(module, '/about')
  await screen.findByRole('heading', { level: 1, name: 'ABOUT US' })
})

test('the sections of the page are in order [5.2]', () => {
  const parts = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)
  expect(parts).toEqual([
    'Our vision',
    'Our commitment',
    'Who We Are',
    'What We Offer',
    'Why Choose Us',
    "Let's connect",
    'A legacy you can smell when the lid comes off.',
  ])
})

test("the page begins with the shop's mission [5.1]", () => {
  expect(screen.getByText(/^We make spices the slow way/)).toBeVisible()
})

test('the certifications are a picture between the commitment and Who We Are [5.2]', () => {
  const picture = screen.getByRole('img', { name: 'Certification' })
  expect(picture).toBeVisible()
  const { DOCUMENT_POSITION_FOLLOWING: follows, DOCUMENT_POSITION_PRECEDING: precedes } = Node
  const placeOf = (heading: string) =>
    picture.compareDocumentPosition(screen.getByRole('heading', { name: heading }))
  expect(placeOf('Our commitment')).toBe(precedes)
  expect(placeOf('Who We Are')).toBe(follows)
})

test('Who We Are states the founding year, the place and the expertise [5.3]', () => {
  expect(screen.getByText(/based in Bangalore, established in 2016/)).toHaveTextContent(
    '30,000 sq. ft. facility',
  )
  expect(screen.getByText(/^Our specialities are/)).toBeVisible()
})

test('What We Offer lists packs from 10g to 25kg and kits that yield 150g [5.4]', () => {
  expect(screen.getByText(/in packs from 10g to 25kg/)).toBeVisible()
  expect(screen.getByText(/DIY spice kits, each of which yields 150g/)).toBeVisible()
})

test('SHOP NOW leads to all products [5.5]', () => {
  expect(screen.getByRole('link', { name: 'SHOP NOW' })).toHaveAttribute('href', '/all-products')
})

test('the timeline is marked as an example, except for the year 2016 [5.6]', () => {
  expect(screen.getByText(/^This timeline is an example/)).toHaveTextContent('Only 2016 is a real date')
})

test('the timeline has eight entries from 1956 to 2024, each with title, picture and text [5.6]', () => {
  const entries = within(screen.getByRole('region', { name: /^A legacy/ })).getAllByRole('listitem')
  const titles = entries.map((entry) => within(entry).getByRole('heading', { level: 3 }).textContent ?? '')
  expect(titles.map((title) => title.slice(0, 6))).toEqual([
    '1956: ',
    '1968: ',
    '1979: ',
    '1991: ',
    '2004: ',
    '2016: ',
    '2020: ',
    '2024: ',
  ])
  for (const entry of entries) {
    expect(entry.querySelector('img')).toHaveAttribute('src', expect.stringMatching(/^\/uploads\/.+\.jpg$/))
    expect(within(entry).getByText(/\.$/)).toBeVisible()
  }
})
