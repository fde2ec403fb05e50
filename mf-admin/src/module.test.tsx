import { screen, within } from '@testing-library/react'
import { verifyRemote } from 'shared-contracts/remote/contract/verify-remote'
import manifest from '../package.json'
import { places } from './data/places/places'
import module from './module'
import { openAdmin } from './testing/open-admin'

test('the remote fulfils the contract, in a bare frame', () => {
  const { name, shop } = manifest
  expect(shop.frame).toBe('bare')
  expect(verifyRemote(module, { name, prefixes: shop.prefixes, frame: 'bare' })).toEqual([])
})

test('staff see one heading, and only the screens of their role', async () => {
  openAdmin('/admin/more', { role: 'packer' })
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('More')
  const bar = await screen.findByRole('navigation', { name: 'Admin' })
  expect([...bar.querySelectorAll('a')].map(({ textContent }) => textContent)).toEqual([
    'Orders',
    'Pick list',
    'Batches',
    'Stock',
    'Inbox',
    'Reviews',
    'Alerts',
    'Sign-in methods',
    'More',
  ])
})

test.each([
  ['owner', ['Orders', 'Today', 'Payments', 'Inbox', 'More']],
  ['packer', ['Orders', 'Pick list', 'Inbox', 'More']],
  ['editor', ['Catalogue', 'Content', 'More']],
  ['accountant', ['Orders', 'Today', 'Payments', 'Invoices', 'More']],
] as const)('the bar on an %s’s phone has what that role needs most', async (role, labels) => {
  openAdmin('/admin/more', { role })
  const bar = await screen.findByRole('navigation', { name: 'Admin' })
  const shown = [...bar.querySelectorAll('[data-bar] a')].map(({ textContent }) => textContent)
  expect(shown).toEqual(labels)
})

test('the navigation shows how many items are open', async () => {
  const counts = { toPack: 120, payments: 0, messages: 3 }
  openAdmin('/admin/more', { api: { 'GET /api/admin/counts': { status: 200, body: counts } } })
  expect(await screen.findByRole('link', { name: 'Inbox , 3 waiting' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Orders , 99+ waiting' })).toBeInTheDocument()
  const bar = screen.getByRole('navigation', { name: 'Admin' })
  expect(within(bar).getByRole('link', { name: 'Payments' })).toBeInTheDocument()
})

test.each(places)('the navigation item $label opens a screen', ({ to }) => {
  expect(module.routes.map(({ path }) => path)).toContain(to)
})

test('a signed-out person is sent to the sign-in, and then back', async () => {
  const { router } = openAdmin('/admin/more', { role: null })
  expect(await screen.findByRole('button', { name: 'Next' })).toBeInTheDocument()
  expect(router.state.location).toMatchObject({ pathname: '/admin/sign-in', search: '?to=%2Fadmin%2Fmore' })
})

test('an unreachable admin can be retried', async () => {
  let isThere = false
  const { user } = openAdmin('/admin/more', {
    api: {
      'GET /api/admin/session': () =>
        isThere
          ? { status: 200, body: { person: { id: '1', name: 'Meera', role: 'owner' }, rights: [] } }
          : { status: 503, body: {} },
    },
  })
  const retry = await screen.findByRole('button', { name: 'Retry' })
  isThere = true
  await user.click(retry)
  expect(await screen.findByText('Meera')).toBeInTheDocument()
})
