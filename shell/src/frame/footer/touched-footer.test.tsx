import { act, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { createDormancy, Dormancy, Dormant } from 'shared-contracts/remote'
import { loadFooter, TouchedFooter } from './touched-footer'

let mockIsLineUp = false
const mockPress = jest.fn()

jest.mock('./footer', () => {
  if (!mockIsLineUp) throw new Error('No line.')
  return {
    Footer: () => (
      <button type="button" onClick={mockPress}>
        HELP
      </button>
    ),
  }
})

test('a footer whose code failed to load breaks nothing, and loads with the next input', async () => {
  const page = () => (
    <>
      <h1>Home</h1>
      <Suspense>
        <TouchedFooter here="/" />
      </Suspense>
    </>
  )
  await act(async () => render(page()))
  expect(screen.getByRole('heading', { name: 'Home' })).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
  mockIsLineUp = true
  await act(async () => document.body.click())
  expect(await screen.findByRole('button', { name: 'HELP' })).toBeVisible()
})

test('a shopper’s first press takes effect once the code has loaded', async () => {
  await loadFooter()
  const { dormancy, end } = createDormancy()
  const page = (
    <Dormant>
      <TouchedFooter here="/" />
    </Dormant>
  )
  document.body.innerHTML = `<div>${renderToString(page)}</div>`
  const button = screen.getByRole('button')
  await act(async () => {
    hydrateRoot(document.body.children[0] ?? document.body, <Dormancy value={dormancy}>{page}</Dormancy>)
  })
  await act(async () => {
    end()
    button.click()
  })
  expect(mockPress).toHaveBeenCalledTimes(1)
  expect(screen.getByRole('button')).toBe(button)
})
