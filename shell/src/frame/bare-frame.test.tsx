import { screen } from '@testing-library/react'
import { liveRemote } from 'composition/runtime/testing/live-remote'
import { catalog, content, openShop, pagesModule } from '../testing/open-shop'

const admin = { ...liveRemote('mf-admin', ['/admin']), frame: 'bare' as const, title: 'The admin' }
const open = (path: string, load = async () => pagesModule('mf-admin', '/admin')) =>
  openShop(path, { live: [admin], load, isBare: true })

test('the admin’s page has no shop frame around it', async () => {
  open('/admin')
  expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveAttribute('href', '#main')
  expect(screen.getByRole('main')).toHaveAttribute('aria-busy', 'false')
  for (const role of ['banner', 'navigation', 'contentinfo', 'search'])
    expect(screen.queryByRole(role)).toBeNull()
  expect(screen.getAllByRole('link')).toHaveLength(1)
})

test('the admin’s page shows an error if its code fails to load, as in the shop', async () => {
  open('/admin', async () => {
    throw new Error('Nobody is there.')
  })
  expect(
    await screen.findByRole('heading', { name: 'The admin can’t be shown right now' }, { timeout: 10_000 }),
  ).toBeInTheDocument()
  expect(screen.getByRole('button', { name: /retry/i })).toBeInTheDocument()
})

test('a shopper has navigation and footer as usual', async () => {
  openShop('/about', { live: [content, catalog] })
  expect(await screen.findByRole('heading', { level: 1, name: 'About us' })).toBeInTheDocument()
  expect(screen.getByRole('banner')).toBeInTheDocument()
  expect(screen.getByRole('contentinfo')).toBeInTheDocument()
})
