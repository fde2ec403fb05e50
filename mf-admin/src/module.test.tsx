import { screen } from '@testing-library/react'
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

test('staff find one heading, and only the places of their role', async () => {
  openAdmin('/admin/more', { role: 'packer' })
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('More')
  const bar = await screen.findByRole('navigation', { name: 'Admin' })
  expect([...bar.querySelectorAll('a')].map(({ textContent }) => textContent)).toEqual([
    'Orders',
    'Pick list',
    'Batches',
    'Inbox',
    'Alerts',
    'Sign-in methods',
    'More',
  ])
})

test.each(places)('the place $label leads to a screen', ({ to }) => {
  expect(module.routes.map(({ path }) => path)).toContain(to)
})

test('a signed-out person is sent to the sign-in, and back afterwards', async () => {
  const { router } = openAdmin('/admin/more', { role: null })
  expect(await screen.findByRole('button', { name: 'Next' })).toBeInTheDocument()
  expect(router.state.location).toMatchObject({ pathname: '/admin/sign-in', search: '?to=%2Fadmin%2Fmore' })
})

test('an unreachable admin says so, and is retried', async () => {
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
