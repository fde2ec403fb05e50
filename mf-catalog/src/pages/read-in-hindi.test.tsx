import { screen, within } from '@testing-library/react'
import { dictionaries } from 'shared-contracts/i18n/dictionaries'
import { createText, inEnglish } from 'shared-contracts/i18n/translate'
import { createStore, selectCartLines } from 'shared-contracts/store'
import { renderRemote } from 'shared-contracts/testing'
import { words } from '../i18n/hi/index'
import module from '../module'
import { buildIndexResponse } from '../testing/example-index'
import { cloves, clovesFacts, kit, turmeric } from '../testing/example-products'

const found = (data: unknown) => ({ status: 200, body: { success: true, data } })
const reads = { language: 'hi', words } as const
const product = { ...cloves, variants: cloves.variants.slice(1) }

test('a Hindi list shows a product under its Hindi name', async () => {
  const { missing } = renderRemote(module, '/ground-spices', {
    reads,
    api: { 'GET /api/products/category/GROUND%20SPICES': found([turmeric]) },
  })
  expect(await screen.findByRole('heading', { level: 1, name: 'पिसे मसाले खरीदें' })).toBeVisible()
  const card = await screen.findByRole('link', { name: 'हल्दी पाउडर Rs 125 से प्रोडक्ट देखें' })
  expect(card).toHaveAttribute('href', '/ground-spices/turmeric-powder')
  expect(screen.getByRole('link', { name: 'अभी खरीदें' })).toBeVisible()
  expect(missing).toEqual([])
})

test('the pack added from a Hindi page keeps its English names in the cart', async () => {
  const { user, store, missing } = renderRemote(module, '/whole-spices/cloves', {
    reads,
    api: {
      'GET /api/products/cloves': found(product),
      'GET /api/products/cloves/facts': found(clovesFacts),
      'GET /api/products/cloves/description/hi': found({}),
    },
  })
  expect(await screen.findByRole('heading', { level: 1, name: 'लौंग' })).toBeVisible()
  expect(screen.getByText(product.description)).toBeVisible()
  expect(screen.getByText(product.description).parentElement).toHaveAttribute('lang', 'en-IN')
  const label = within(await screen.findByRole('region', { name: 'प्रोडक्ट की जानकारी' }))
  expect(await label.findByText('पैकिंग से 24 महीने तक')).toBeVisible()
  expect(label.getByText('सामग्री').nextElementSibling).toHaveTextContent('लौंग')
  expect(label.getByText('₹320.00 प्रति 100 ग्राम')).toBeVisible()
  await user.selectOptions(screen.getByRole('combobox', { name: 'मात्रा चुनें' }), '250 ग्राम - ₹800')
  expect(missing).toEqual([])
  await user.click(screen.getByRole('button', { name: 'कार्ट में डालें' }))
  expect(selectCartLines(store.getState())).toMatchObject([{ title: 'Cloves', variantLabel: '250 g' }])
})

test('a Hindi product page has a Hindi description, one sentence a line for a kit, and a Hindi title [24.12]', async () => {
  const { missing, store } = renderRemote(module, '/diy-spices/rasam-powder-kit', {
    reads,
    api: {
      'GET /api/products/rasam-powder-kit': found(kit),
      'GET /api/products/rasam-powder-kit/facts': found(clovesFacts),
      'GET /api/products/rasam-powder-kit/description/hi': found({ description: 'मसाले भूनें। 1.5 मिनट पीसें।' }),
    },
  })
  const line = await screen.findByText('मसाले भूनें।')
  expect(line.nextElementSibling).toHaveTextContent('1.5 मिनट पीसें।')
  expect(line.parentElement).not.toHaveAttribute('lang')
  const route = module.routes.find(({ path }) => path === '/diy-spices/:id')
  expect(route?.head(store.getState(), { id: kit._id }, inEnglish).description).toBe('मसाले भूनें। 1.5 मिनट पीसें।')
  expect(missing).toEqual([])
})

test('an unreadable Hindi description falls back to English', async () => {
  renderRemote(module, '/whole-spices/cloves', {
    reads,
    api: {
      'GET /api/products/cloves': found(product),
      'GET /api/products/cloves/facts': found(clovesFacts),
      'GET /api/products/cloves/description/hi': found({ description: ['x'] }),
    },
  })
  expect(await screen.findByText(product.description)).toBeVisible()
})

test('a Hindi search has Hindi results', async () => {
  const { missing } = renderRemote(module, `/search?q=${encodeURIComponent('हल्दी')}`, {
    reads,
    api: buildIndexResponse(),
  })
  expect(await screen.findByRole('searchbox', { name: 'आप क्या खोज रहे हैं?' })).toHaveValue('हल्दी')
  expect(await screen.findByText('“हल्दी” के लिए 2 नतीजे।')).toBeVisible()
  expect(screen.getByRole('link', { name: 'हल्दी पाउडर प्रोडक्ट' })).toBeVisible()
  // A form submitted without scripts keeps the language.
  expect(screen.getByRole('search')).toHaveAttribute('action', '/hi/search')
  expect(missing).toEqual(['Rasam'])
})

test('tabs and search engines get Hindi titles', () => {
  const missing: string[] = []
  const t = createText('hi', { ...dictionaries.hi, ...words }, (english) => missing.push(english))
  const state = createStore().getState()
  for (const { head, isEnglish } of module.routes) {
    // A new page is marked as English until somebody translates it.
    if (isEnglish) continue
    const inHindi = head(state, { part: '2' }, t)
    expect(inHindi.description).toMatch(/\p{Script=Devanagari}/u)
    expect(inHindi.description).not.toBe(head(state, { part: '2' }, inEnglish).description)
  }
  expect(missing).toEqual([])
})
