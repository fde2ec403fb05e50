import '../testing/dialog-in-jsdom'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ShareButton } from './share-button'

const press = async (name: string) => userEvent.click(screen.getByRole('button', { name }))

/** Fakes a phone whose share sheet has this outcome. */
function phone(share: () => Promise<void>) {
  const sheet = jest.fn(share)
  Object.assign(navigator, { share: sheet })
  Object.assign(window, { matchMedia: () => ({ matches: true }) })
  return sheet
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share')
  Reflect.deleteProperty(window, 'matchMedia')
})

async function openDialog() {
  const user = userEvent.setup()
  render(<ShareButton title="Turmeric Powder" path="/ground-spices/turmeric-powder" />)
  await user.click(screen.getByRole('button', { name: 'Share' }))
  await screen.findByRole('dialog', { name: 'Share' })
  return user
}

test('a shopper can share by WhatsApp, with the name and the full address', async () => {
  await openDialog()
  const text = encodeURIComponent('Turmeric Powder http://localhost/ground-spices/turmeric-powder')
  expect(screen.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    `https://wa.me/?text=${text}`,
  )
})

test('copying the link is confirmed', async () => {
  const user = await openDialog()
  await user.click(screen.getByRole('button', { name: 'Copy link' }))
  expect(await screen.findByText('Link copied.')).toHaveAttribute('role', 'status')
  expect(await navigator.clipboard.readText()).toBe('http://localhost/ground-spices/turmeric-powder')
})

test.each([
  ['knows the older way', true, 'Link copied.'],
  ['knows no way', false, 'Please copy the link above.'],
])('the link is selected if the clipboard is blocked and the browser %s', async (_, copies, said) => {
  const user = await openDialog()
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Not allowed.'))
  Object.assign(document, { execCommand: () => copies })
  await user.click(screen.getByRole('button', { name: 'Copy link' }))
  expect(await screen.findByText(said)).toBeVisible()
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Link' })
  expect(field.selectionEnd).toBe(field.value.length)
})

test('closing the dialog returns the focus', async () => {
  const user = await openDialog()
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.getByRole('button', { name: 'Share' })).toHaveFocus()
})

test('without a path the page itself is shared, minus its campaign parameters', async () => {
  window.history.replaceState(null, '', '/product/3?utm_source=mail#method')
  render(<ShareButton title="Chole" />)
  await press('Share')
  expect(await screen.findByRole('textbox', { name: 'Link' })).toHaveValue('http://localhost/product/3')
})

test.each([
  ['shares', async () => {}],
  ['changes their mind', () => Promise.reject(new DOMException('', 'AbortError'))],
])('a phone opens its share sheet and no dialog, even if the shopper %s', async (_, answer) => {
  const sheet = phone(answer)
  render(<ShareButton title="Turmeric Powder" path="/ground-spices/turmeric-powder" />)
  await press('Share')
  expect(sheet).toHaveBeenCalledWith({
    title: 'Turmeric Powder',
    url: 'http://localhost/ground-spices/turmeric-powder',
  })
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('the dialog opens inside an app that may not open the share sheet', async () => {
  phone(() => Promise.reject(new DOMException('', 'NotAllowedError')))
  render(<ShareButton title="Turmeric Powder" path="/ground-spices/turmeric-powder" />)
  await press('Share')
  expect(await screen.findByRole('dialog', { name: 'Share' })).toBeVisible()
})
