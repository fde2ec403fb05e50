import { screen, waitFor, within } from '@testing-library/react'
import { shop } from 'shared-contracts/platform/shop'
import type { FakeResponse } from 'shared-contracts/testing'
import { wrongPurposes } from 'shared-contracts/testing/field-purpose'
import { listMutatedResponses } from 'shared-contracts/testing/mutations'
import { openShop } from '../../testing/open-shop'

async function openHome(answer?: (body: unknown) => FakeResponse | Promise<FakeResponse>) {
  const shop = openShop('/', { api: answer ? { 'POST /api/subscribe': answer } : {} })
  await screen.findByRole('heading', { name: 'Home' })
  return { ...shop, footer: within(screen.getByRole('contentinfo')) }
}

afterEach(() => jest.restoreAllMocks())

test('every link of the specification is in its group [3.1, 3.2, 3.3, 3.4, 3.5]', async () => {
  const { footer } = await openHome()
  const groups = footer.getAllByRole('heading', { level: 2 }).slice(1)
  const listed = groups.map((heading) => [
    heading.querySelector('button')?.textContent,
    [...(heading.parentElement?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href')),
  ])
  expect(Object.fromEntries(listed)).toEqual({
    'SHOP SPICES': ['/whole-spices', '/ground-spices', '/diy-spices', '/retails'],
    ABOUT: ['/recipes', '/account', '/about', '/wholesale', '/export'],
    SUPPORT: ['/register', '/contact', '/blogs'],
    HELP: ['/terms', '/privacy', '/shipping', '/refund'],
    SOCIALS: [
      expect.stringMatching(/^https:/),
      expect.stringMatching(/^https:/),
      expect.stringMatching(/^mailto:/),
    ],
  })
  expect(footer.getByRole('link', { name: 'Spice blends' })).toHaveAttribute('href', '/retails')
  expect(footer.getByRole('link', { name: 'Email us' })).not.toHaveAttribute('target')
})

test('the links have the shop’s wording [3.1, 3.3]', async () => {
  const { footer } = await openHome()
  const labels = footer.getAllByRole('listitem').map((item) => item.textContent)
  expect(labels).toEqual([
    ...['Whole spices', 'Ground spices', 'DIY spice kit', 'Spice blends'],
    ...['Recipes', 'Account', 'About us', 'Wholesale', 'Export'],
    ...['Sign up', 'Contact', 'Blogs'],
    ...['Terms', 'Privacy', 'Shipping', 'Refund'],
    ...['Photos', 'Social network', 'Email us'],
  ])
})

test('the logo links to the home page [3.6]', async () => {
  const { footer } = await openHome()
  expect(footer.getByRole('link', { name: `${shop.brand} home` })).toHaveAttribute('href', '/')
})

test('the imprint names the shop, its founding year and the current year [3.7]', async () => {
  jest.spyOn(Date.prototype, 'getUTCFullYear').mockReturnValue(2031)
  const { footer } = await openHome()
  expect(footer.getByText(/©/).parentElement).toHaveTextContent(
    '© 2031 Kesar & Clove, since 2016. Made in Bangalore, India.',
  )
  expect(footer.getByText(shop.brand)).toHaveAttribute('translate', 'no')
})

test('at most one group is open; a tap on the open one closes it [3.8]', async () => {
  const { user, footer } = await openHome()
  const help = footer.getByRole('button', { name: 'HELP' })
  const about = footer.getByRole('button', { name: 'ABOUT' })
  const states = () => [help, about].map((button) => button.getAttribute('aria-expanded'))
  expect(states()).toEqual(['false', 'false'])
  await user.click(help)
  expect(states()).toEqual(['true', 'false'])
  await user.click(about)
  expect(states()).toEqual(['false', 'true'])
  await user.click(about)
  expect(states()).toEqual(['false', 'false'])
})

describe('the newsletter', () => {
  test('thanks a subscriber and clears the field [1.19, 3.10, 3.11]', async () => {
    const { user, footer, requests } = await openHome(() => ({ status: 201, body: {} }))
    const email = footer.getByRole('textbox', { name: 'Your email' })
    await user.type(email, 'asha@example.com')
    await user.click(footer.getByRole('button', { name: 'SUBSCRIBE' }))
    expect(await footer.findByText('Subscription successful! Thank you.')).toBeVisible()
    expect(email).toHaveValue('')
    expect(requests.at(-1)).toMatchObject({ url: '/api/subscribe', body: { email: 'asha@example.com' } })
  })

  test('says, next to its thanks, that a mail must be confirmed [3.11]', async () => {
    const { user, footer } = await openHome(() => ({ status: 201, body: {} }))
    await user.type(footer.getByRole('textbox', { name: 'Your email' }), 'asha@example.com{Enter}')
    expect((await footer.findByRole('status')).textContent).toBe('Subscription successful! Thank you.')
    expect(footer.getByText(/link in our email/)).toHaveAttribute('aria-live', 'polite')
  })

  test.each(listMutatedResponses({ message: 'Subscribed' }, 201))(
    'thanks a subscriber after any successful response: %s',
    async (_, response) => {
      const { user, footer } = await openHome(() => response)
      await user.type(footer.getByRole('textbox', { name: 'Your email' }), 'asha@example.com{Enter}')
      expect(await footer.findByText('Subscription successful! Thank you.')).toBeVisible()
    },
  )

  test('keeps the address if it could not be sent [3.12]', async () => {
    const { user, footer } = await openHome(() => ({ status: 500, body: {} }))
    const email = footer.getByRole('textbox', { name: 'Your email' })
    await user.type(email, 'asha@example.com{Enter}')
    expect(await footer.findByRole('alert')).toHaveTextContent('Failed to subscribe. Please try again.')
    expect(email).toHaveValue('asha@example.com')
  })

  test('asks for an address, and sends nothing without one [3.13]', async () => {
    const { user, footer, requests } = await openHome(() => ({ status: 201, body: {} }))
    await user.click(footer.getByRole('button', { name: 'SUBSCRIBE' }))
    expect(footer.getByRole('alert')).toHaveTextContent('Please enter a valid email.')
    expect(requests).toEqual([])
    await user.type(footer.getByRole('textbox', { name: 'Your email' }), 'asha@example.com{Enter}')
    expect(await footer.findByRole('status')).toHaveTextContent('Subscription successful! Thank you.')
    expect(footer.queryByRole('alert')).not.toBeInTheDocument()
  })

  test('leaves the rejection of an invalid address to the browser [3.14]', async () => {
    const { user, footer, requests } = await openHome(() => ({ status: 201, body: {} }))
    await user.type(footer.getByRole('textbox', { name: 'Your email' }), 'asha{Enter}')
    await user.click(footer.getByRole('button', { name: 'SUBSCRIBE' }))
    expect(footer.getByRole('textbox', { name: 'Your email' })).toBeInvalid()
    expect(requests).toEqual([])
  })

  test('says Subscribing... and cannot be sent twice [3.9]', async () => {
    let answer: (value: FakeResponse) => void = () => {}
    const { user, footer, requests } = await openHome(
      () =>
        new Promise((resolve) => {
          answer = resolve
        }),
    )
    await user.type(footer.getByRole('textbox', { name: 'Your email' }), 'asha@example.com{Enter}')
    const button = await footer.findByRole('button', { name: /Subscribing\.\.\./ })
    expect(button).toBeDisabled()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(requests.filter(({ url }) => url === '/api/subscribe')).toHaveLength(1))
    answer({ status: 201, body: {} })
    expect(await footer.findByRole('button', { name: 'SUBSCRIBE' })).toBeEnabled()
  })
})

test('a browser can autofill the address for the newsletter', async () => {
  const { footer } = await openHome()
  expect(footer.getByLabelText('Your email')).toBeInTheDocument()
  expect(wrongPurposes(document.body)).toEqual([])
})
