import { seedProducts } from './catalogue'

const idsByCategory = {
  'WHOLE SPICES':
    'black-pepper white-pepper green-cardamom black-cardamom cloves star-anise cumin-seeds coriander-seeds fennel-seeds mustard-seeds fenugreek-seeds nutmeg cinnamon dried-red-chillies bay-leaves',
  'GROUND SPICES':
    'turmeric-powder red-chilli-powder kashmiri-chilli-powder coriander-powder cumin-powder black-pepper-powder ginger-powder amchur-powder curry-powder garam-masala-powder',
  'SPICES BLENDS':
    'garam-masala pav-bhaji-masala chole-masala rasam-powder sambar-powder biryani-masala butter-paneer-masala chinese-five-spice taco-seasoning creole-seasoning',
  'DIY SPICE KIT':
    'chole-masala-kit curry-powder-kit rasam-powder-kit butter-paneer-masala-kit garam-masala-kit pav-bhaji-masala-kit taco-seasoning-kit chinese-five-spice-kit',
} as const

const product = (id: string) => seedProducts.find(({ _id }) => _id === id)
const inCategory = (category: string) => seedProducts.filter((one) => one.category === category)

test('the shop opens with 43 products', () => {
  expect(seedProducts).toHaveLength(43)
})

test.each(Object.entries(idsByCategory))('%s lists exactly its own products', (category, ids) => {
  expect(inCategory(category).map(({ _id }) => _id)).toEqual(ids.split(' '))
})

test('no two products share a name', () => {
  expect(new Set(seedProducts.map(({ name }) => name)).size).toBe(seedProducts.length)
})

test('no two variants in the shop share an id', () => {
  const ids = seedProducts.flatMap(({ variants }) => variants.map(({ _id }) => _id))
  expect(new Set(ids).size).toBe(3 * seedProducts.length)
})

test.each(seedProducts)(
  '$name comes in three pack sizes: larger ones cost more, but less by weight',
  (one) => {
    const prices = one.variants.map(({ price }) => price)
    expect(prices).toHaveLength(3)
    expect(prices.every((price) => Number.isInteger(price) && price > 0)).toBe(true)
    const weights = one.category === 'DIY SPICE KIT' ? [1, 2, 3] : [100, 250, 500]
    const byWeight = prices.map((price, index) => price / (weights[index] ?? 1))
    expect(prices).toEqual([...new Set(prices)].sort((a, b) => a - b))
    expect(byWeight).toEqual([...byWeight].sort((a, b) => b - a))
  },
)

test('turmeric powder can be bought as 250 g', () => {
  expect(product('turmeric-powder')?.variants).toContainEqual({
    _id: 'turmeric-powder-250g',
    quantity: '250 g',
    price: 125,
  })
})

test.each([
  ['chole-masala-kit', 125],
  ['curry-powder-kit', 115],
  ['rasam-powder-kit', 120],
  ['butter-paneer-masala-kit', 135],
])('%s costs Rs %d, as specified, for its 150 g', (id, price) => {
  expect(product(id)?.variants[0]).toEqual({ _id: `${id}-150g`, quantity: '150 g', price })
})

test('a whole spice has one more picture than it has variants, because its page skips the first', () => {
  for (const { images, variants } of inCategory('WHOLE SPICES'))
    expect(images).toHaveLength(variants.length + 1)
})

test('a spice in pouches has a picture of each pouch, or of only one of them', () => {
  for (const { images, variants } of [...inCategory('GROUND SPICES'), ...inCategory('SPICES BLENDS')])
    expect([2, variants.length + 1]).toContain(images.length)
})

test('every other product has at least two pictures', () => {
  for (const { images } of seedProducts) expect(images.length).toBeGreaterThanOrEqual(2)
})

const sentences = (description: string) => description.split('.').filter((part) => part.trim() !== '')

test.each(inCategory('DIY SPICE KIT'))(
  'the description of $name splits at periods into 3 to 5 lines',
  (kit) => {
    expect(kit.description).not.toMatch(/\d\.\d|[!?]/)
    expect(sentences(kit.description).length).toBeGreaterThanOrEqual(3)
    expect(sentences(kit.description).length).toBeLessThanOrEqual(5)
  },
)

test('every description is two to five sentences', () => {
  for (const { description } of seedProducts) {
    expect(sentences(description).length).toBeGreaterThanOrEqual(2)
    expect(sentences(description).length).toBeLessThanOrEqual(5)
  }
})

test('a shopper finds turmeric as haldi, and every product has its name in Hindi', () => {
  expect(product('turmeric-powder')?.synonyms).toContain('haldi')
  for (const { hindiName, synonyms } of seedProducts) {
    expect(hindiName).toMatch(/^[\p{Script=Devanagari} ]+$/u)
    expect(synonyms.length).toBeGreaterThan(0)
    expect(synonyms).toEqual(synonyms.map((synonym) => synonym.toLowerCase()))
  }
})
