import { act, screen } from '@testing-library/react'
import { selectCartLines } from 'shared-contracts/store'
import { renderRemote } from 'shared-contracts/testing'
import module from '../../module'
import { turmeric } from '../../testing/example-products'

type Report = (entries: { isIntersecting: boolean }[]) => void
let report: Report = () => {}
const original = globalThis.IntersectionObserver

beforeEach(() => {
  class Observer {
    constructor(callback: Report) {
      report = callback
    }
    observe() {}
    disconnect() {}
  }
  Object.assign(globalThis, { IntersectionObserver: Observer })
})

afterEach(() => {
  Object.assign(globalThis, { IntersectionObserver: original })
})

const buttons = () => screen.getAllByText('ADD TO CART')

test('the buy bar appears only while ADD TO CART is off the screen, and adds the same pack [8.14]', async () => {
  const { user, store } = renderRemote(module, '/ground-spices/turmeric-powder', {
    api: { 'GET /api/products/turmeric-powder': { status: 200, body: { success: true, data: turmeric } } },
  })
  await screen.findByRole('button', { name: 'ADD TO CART' })
  expect(buttons()).toHaveLength(1)
  act(() => report([{ isIntersecting: false }]))
  expect(buttons()).toHaveLength(2)
  act(() => report([{ isIntersecting: true }]))
  expect(buttons()).toHaveLength(1)
  act(() => report([{ isIntersecting: false }]))
  await user.click(buttons()[1] ?? document.body)
  expect(selectCartLines(store.getState())).toMatchObject([{ variantId: 'turmeric-250', quantity: 1 }])
})
