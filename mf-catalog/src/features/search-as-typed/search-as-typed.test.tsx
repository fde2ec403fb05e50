import { act, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router-dom'
import { searchIndex } from 'shared-contracts/remote/search/search-index'
import { createStore } from 'shared-contracts/store'
import { type FakeApi, fakeHttp } from 'shared-contracts/testing'
import { buildIndexResponse, entries } from '../../testing/example-index'
import { SearchAsTyped } from './search-as-typed'

/** Renders a search field of the shell with its results. */
function openField(api: FakeApi = buildIndexResponse()) {
  const { http, requests } = fakeHttp(api)
  const form = document.body.appendChild(document.createElement('form'))
  const field = form.appendChild(document.createElement('input'))
  field.type = 'search'
  const place = form.appendChild(document.createElement('div'))
  form.addEventListener('submit', (event) => event.preventDefault())
  const onChoose = jest.fn()
  render(
    <Provider store={createStore({ http })}>
      <MemoryRouter>
        <SearchAsTyped field={field} onChoose={onChoose} />
      </MemoryRouter>
    </Provider>,
    { container: place },
  )
  act(() => field.focus())
  return { field, requests, onChoose, user: userEvent.setup() }
}

afterEach(() => document.body.replaceChildren())

const turmeric = () => screen.findByRole('link', { name: /^Turmeric Powder/ })
const anyLink = () => screen.queryByRole('link')

test('two letters find products and recipes and announce their number', async () => {
  const { user, field, requests } = openField()
  await user.type(field, 'h')
  expect(requests).toEqual([])
  await user.type(field, 'a')
  expect(await turmeric()).toHaveAttribute('href', '/ground-spices/turmeric-powder')
  expect(screen.getByRole('status')).toHaveTextContent('2 results for “ha”.')
  expect(field).toHaveFocus()
})

test('the arrow keys move through the results and back, and Escape closes them and keeps the text', async () => {
  const { user, field } = openField()
  await user.type(field, 'haldi')
  await turmeric()
  await user.keyboard('{ArrowDown}')
  expect(await turmeric()).toHaveFocus()
  await user.keyboard('{ArrowDown}')
  expect(screen.getByRole('link', { name: /^Rasam/ })).toHaveFocus()
  await user.keyboard('{ArrowUp}{ArrowUp}')
  expect(field).toHaveFocus()
  await user.keyboard('{ArrowDown}{Escape}')
  expect(anyLink()).toBeNull()
  expect(field).toHaveFocus()
  expect(field).toHaveValue('haldi')
})

test.each([
  ['says that it is composing', { isComposing: true }],
  ['only has the key code of composing, as in Safari', { keyCode: 229 }],
])('a key is left to the input method if it %s', async (_, composing) => {
  const { user, field } = openField()
  await user.type(field, 'haldi')
  await turmeric()
  for (const key of ['ArrowDown', 'ArrowUp', 'Escape']) {
    expect(fireEvent.keyDown(field, { key, ...composing })).toBe(true)
    expect(field).toHaveFocus()
    expect(await turmeric()).toBeInTheDocument()
  }
})

test('a choice, or focus elsewhere, closes the results', async () => {
  const { user, field, onChoose } = openField()
  await user.type(field, 'haldi')
  await user.click(await turmeric())
  expect(onChoose).toHaveBeenCalledTimes(1)
  expect(anyLink()).toBeNull()

  await user.type(field, ' ')
  await turmeric()
  act(() => field.blur())
  expect(anyLink()).toBeNull()
})

test('the results close on Back and when the document is left [2.20]', async () => {
  const { user, field } = openField()
  for (const leaving of ['popstate', 'pagehide']) {
    await user.clear(field)
    await user.type(field, 'haldi')
    await turmeric()
    act(() => void window.dispatchEvent(new Event(leaving)))
    expect(anyLink()).toBeNull()
  }
  expect(field).toHaveValue('haldi')
})

test('an empty result says so and links to the lists', async () => {
  const { user, field } = openField()
  await user.type(field, 'zzqx')
  expect(await screen.findByRole('link', { name: 'Whole Spices' })).toBeVisible()
  expect(screen.getByRole('status')).toHaveTextContent('Nothing found for “zzqx”.')
})

test('an index of another version links to a page that can read it', async () => {
  const { user, field } = openField(buildIndexResponse({ ...searchIndex('1', entries), shape: 2 }))
  await user.type(field, 'haldi')
  expect(await screen.findByRole('link', { name: /^Reload to search/ })).toHaveAttribute(
    'href',
    '/search?q=haldi',
  )
})

test('Enter works while the shop is not responding', async () => {
  const { user, field } = openField({})
  await user.type(field, 'haldi')
  expect(await screen.findByText('Search isn’t working right now. Press Enter to try again.')).toBeVisible()
})
