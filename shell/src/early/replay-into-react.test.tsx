import { act } from '@testing-library/react'
import { useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { keepEarlyActs } from './early-acts'
import { replayEarlyActs } from './replay-early-acts'

const heard: string[] = []

function Amount() {
  const [amount, setAmount] = useState('')
  return (
    <input
      type="number"
      value={amount}
      onChange={({ target }) => {
        heard.push(target.value)
        setAmount(target.value)
      }}
    />
  )
}

test('replaying a number updates React without rewriting the field', async () => {
  document.body.innerHTML = `<main>${renderToString(<Amount />)}</main>`
  const [main, field] = [document.querySelector('main'), document.querySelector('input')]
  if (!main || !field) throw new Error('The page has no field.')
  keepEarlyActs()
  field.value = '450'
  field.dispatchEvent(new Event('input', { bubbles: true }))
  await act(async () => void hydrateRoot(main, <Amount />))
  // Rewriting would drop a trailing decimal point.
  const written = jest.spyOn(HTMLInputElement.prototype, 'value', 'set')
  await act(() => replayEarlyActs())
  expect(heard).toEqual(['450'])
  expect(field.value).toBe('450')
  expect(written.mock.contexts).not.toContain(field)
})

function Wanted() {
  const [isWanted, setIsWanted] = useState(true)
  return (
    <label>
      <input type="checkbox" checked={isWanted} onChange={({ target }) => setIsWanted(target.checked)} />
      {isWanted ? 'wanted' : 'not wanted'}
    </label>
  )
}

test.each(['taken over', 'rendered again'])(
  'a box unticked early stays unticked in a page that is %s',
  async (how) => {
    document.body.innerHTML = `<main>${renderToString(<Wanted />)}</main>`
    const [main, box] = [document.querySelector('main'), document.querySelector('input')]
    if (!main || !box) throw new Error('The page has no box.')
    keepEarlyActs()
    box.click()
    if (how === 'rendered again') main.prepend(document.createElement('div'))
    await act(async () => void hydrateRoot(main, <Wanted />, { onRecoverableError: () => {} }))
    await act(() => replayEarlyActs())
    expect(main.textContent).toBe('not wanted')
    expect(main.querySelector('input')?.checked).toBe(false)
  },
)

function Sought() {
  const [words, setWords] = useState('')
  return (
    <label>
      Search
      <input type="search" value={words} onChange={({ target }) => setWords(target.value)} />
      <output>{words}</output>
    </label>
  )
}

test('letters typed while React renders the focused field again are not lost', async () => {
  document.body.innerHTML = `<main>${renderToString(<Sought />)}</main>`
  const [main, field] = [document.querySelector('main'), document.querySelector('input')]
  if (!main || !field) throw new Error('The page has no field.')
  keepEarlyActs()
  field.focus()
  field.value = 'h'
  field.dispatchEvent(new Event('input', { bubbles: true }))
  // A translator makes React render everything again.
  field.previousSibling?.replaceWith(document.createElement('font'))
  await act(async () => void hydrateRoot(main, <Sought />, { onRecoverableError: () => {} }))
  expect(document.body).toHaveFocus()
  for (const key of ['a', 'Shift', 'l'])
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
  await act(() => replayEarlyActs())
  expect(main.querySelector('output')).toHaveTextContent('hal')
  expect(main.querySelector('input')).toHaveFocus()
})
