import { screen, within } from '@testing-library/react'
import type { Product } from 'shared-contracts/catalog/product'
import { renderRemote } from 'shared-contracts/testing'
import module from '../../module'
import { cloves, kit, turmeric } from '../../testing/example-products'

const blend: Product = { ...turmeric, _id: 'garam-masala', name: 'Garam Masala', category: 'SPICES BLENDS' }

async function openStrip(list: string, product: Product) {
  const body = { success: true, data: product }
  const page = renderRemote(module, `${list}/${product._id}`, {
    api: { [`GET /api/products/${product._id}`]: { status: 200, body } },
  })
  const heading = await screen.findByRole('heading', { name: 'YOU MAY ALSO LIKE...' })
  return { ...page, strip: within(heading.closest('section') ?? document.body) }
}

const groundNames = ['Black Pepper Powder', 'Curry Powder', 'Ginger Powder', 'Pav Bhaji Masala']
const wholeNames = ['Black Pepper', 'White Pepper', 'Amchur', 'Star Anise']
const kitNames = ['Garam Masala Kit', 'Curry Powder Kit', 'Rasam Powder Kit', 'Butter Paneer Masala Kit']
const blendNames = ['Garam Masala', 'Pav Bhaji Masala', 'Chole Masala', 'Biryani Masala']

test.each([
  ['/ground-spices', turmeric, groundNames],
  ['/whole-spices', cloves, wholeNames],
  ['/diy-spices', kit, kitNames],
  ['/retails', blend, blendNames],
])('YOU MAY ALSO LIKE... on %s shows its four products [8.17, 8.18]', async (list, product, names) => {
  const { strip } = await openStrip(list, product)
  expect(strip.getAllByRole('listitem').map((card) => card.textContent)).toEqual(
    names.map((name) => `${name}Was Rs 135 Now Rs 125`),
  )
  for (const old of strip.getAllByText('Rs 135')) expect(old.tagName).toBe('S')
})

test.each([
  [turmeric, groundNames],
  [cloves, wholeNames],
  [kit, kitNames],
  [blend, blendNames],
])(
  "the suggestions among ALL PRODUCTS follow the product's category: $category [8.20]",
  async (product, names) => {
    const { strip } = await openStrip('/all-products', product)
    for (const name of names) expect(strip.getByText(name)).toBeInTheDocument()
  },
)

test('a suggestion on a whole spice links to the whole spices [8.19]', async () => {
  const { strip, user, router } = await openStrip('/whole-spices', cloves)
  expect(strip.getAllByRole('link')).toHaveLength(4)
  await user.click(strip.getByText('Star Anise'))
  expect(router.state.location.pathname).toBe('/whole-spices')
})

test('a suggestion on a ground spice links to the list of its product [8.19]', async () => {
  const { strip } = await openStrip('/ground-spices', turmeric)
  expect(strip.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/ground-spices',
    '/ground-spices',
    '/ground-spices',
    '/retails',
  ])
})

test.each([
  ['/diy-spices', kit, 'Garam Masala Kit'],
  ['/retails', blend, 'Chole Masala'],
])('a suggestion on %s does not navigate [8.19]', async (list, product, name) => {
  const { strip, user, router } = await openStrip(list, product)
  expect(strip.queryByRole('link')).not.toBeInTheDocument()
  await user.click(strip.getByText(name))
  expect(router.state.location.pathname).toBe(`${list}/${product._id}`)
})

test.each([
  ['/ground-spices', turmeric],
  ['/whole-spices', cloves],
  ['/diy-spices', kit],
  ['/retails', blend],
])("every suggestion on %s shows its product's picture [8.18]", async (list, product) => {
  const { strip } = await openStrip(list, product)
  for (const card of strip.getAllByRole('listitem')) {
    const name = card.textContent?.replace('Was Rs 135 Now Rs 125', '').toLowerCase().replaceAll(' ', '-')
    expect(card.querySelector('img')?.getAttribute('src')).toMatch(`/uploads/${name}`)
  }
})
