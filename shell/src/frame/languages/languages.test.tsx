import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { RemoteModule } from 'shared-contracts/remote'
import { useText } from 'shared-contracts/words'
import { words as hindi } from '../../i18n/hi/index'
import { words as kannada } from '../../i18n/kn/index'
import { stepOfPage } from '../../reports/follow-steps'
import { catalog, content, openShop, pagesModule } from '../../testing/open-shop'

test('a shopper who reads Hindi stays in Hindi', async () => {
  openShop('/hi/about', { words: hindi })
  const [link] = await screen.findAllByRole('link', { name: 'रेसिपी' })
  expect(link).toHaveAttribute('href', '/hi/recipes')
  await userEvent.click(link as HTMLElement)
  await screen.findByRole('heading', { level: 1, name: 'Recipes' })
  expect(window.location.pathname).toBe('/hi/recipes')
})

test.each([
  ['/hi', hindi, ['खरीदें', 'रेसिपी', 'कार्ट', 'लॉग इन', 'सदस्य बनें', 'सामग्री']],
  ['/kn', kannada, ['ಖರೀದಿ', 'ಅಡುಗೆಗಳು', 'ಕಾರ್ಟ್', 'ಲಾಗಿನ್', 'ಚಂದಾದಾರರಾಗಿ', 'ವಿಷಯ']],
])('at %s every control in the frame has a name', async (path, words, names) => {
  const { container } = openShop(path, { words })
  await screen.findByRole('heading', { level: 1 })
  const frame = within(container)
  const pressed = [
    ...frame.getAllByRole('link', { hidden: true }),
    ...frame.getAllByRole('button', { hidden: true }),
  ]
  const accessibleNames = pressed.map(
    (element) => element.getAttribute('aria-label') ?? element.textContent ?? '',
  )
  for (const name of names) expect(accessibleNames.join('\n')).toContain(name)
})

test('an unknown address has its message and links in Hindi', async () => {
  openShop('/hi/nowhere', { words: hindi })
  await screen.findByRole('heading', { level: 1, name: 'यह पेज हमारी मसालेदानी में नहीं है' })
  expect(screen.getByRole('link', { name: 'सभी प्रोडक्ट देखें' })).toHaveAttribute('href', '/hi/all-products')
  expect(document.title).toBe('पेज नहीं मिला | Kesar & Clove')
})

test('a page counts as the same step of a purchase, and the search as the same page, in every language', async () => {
  const { router } = openShop('/kn/cart', { words: kannada })
  expect(stepOfPage(router.view().location.pathname)).toBe('cart-seen')
  const [field] = await screen.findAllByRole<HTMLInputElement>('searchbox', { name: 'ಅಂಗಡಿಯಲ್ಲಿ ಹುಡುಕಿ' })
  expect(field?.form).toHaveAttribute('action', '/kn/search')
})

function Place() {
  return <p>{useText()('Looking up...')}</p>
}

test('results under the field use the translations of their remote', async () => {
  const searching: RemoteModule = {
    ...pagesModule('mf-catalog', '/all-products', '/search'),
    places: { search: async () => ({ Component: Place }) },
    words: { hi: async () => ({ words: { 'Looking up...': 'खोज रहे हैं...' } }) },
  }
  openShop('/hi/about', {
    words: hindi,
    live: [content, { ...catalog, prefixes: ['/all-products', '/search'] }],
    load: async ({ name }) => (name === 'mf-catalog' ? searching : pagesModule(name, '/about')),
  })
  const [field] = await screen.findAllByRole('searchbox', { name: 'दुकान में खोजें' })
  await act(async () => field?.focus())
  expect(await screen.findByText('खोज रहे हैं...')).toBeInTheDocument()
})
