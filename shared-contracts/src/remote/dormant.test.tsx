import { act, screen } from '@testing-library/react'
import { useState } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { createDormancy, Dormancy, Dormant } from './dormant'

let pressed: string[]
let root: Root | undefined
let tellPage: (text: string) => void

beforeEach(() => {
  pressed = []
})
afterEach(async () => {
  await act(async () => root?.unmount())
  document.body.replaceChildren()
})

function Page() {
  const [text, setText] = useState('Pepper')
  tellPage = setText
  return (
    <>
      <h1>{text}</h1>
      <Dormant>
        <button type="button" onClick={() => pressed.push(text)}>
          {text}
        </button>
      </Dormant>
    </>
  )
}

/** Hydrates the page that the server sent. */
async function hydratePage(dormancy?: Promise<void>) {
  document.body.innerHTML = `<main>${renderToString(<Page />)}</main>`
  const button = screen.getByRole('button')
  await act(async () => {
    root = hydrateRoot(
      document.querySelector('main') ?? document.body,
      <Dormancy value={dormancy}>
        <Page />
      </Dormancy>,
    )
  })
  return button
}

test('a part stays as the server sent it until its dormancy ends, and then reacts to input', async () => {
  const { dormancy, end } = createDormancy()
  const button = await hydratePage(dormancy)
  await act(async () => button.click())
  expect(pressed).toEqual([])
  await act(async () => end())
  button.click()
  expect(pressed).toEqual(['Pepper'])
  expect(screen.getByRole('button')).toBe(button)
})

test('a click at the moment dormancy ends takes effect', async () => {
  const { dormancy, end } = createDormancy()
  const button = await hydratePage(dormancy)
  await act(async () => {
    end()
    button.click()
  })
  expect(pressed).toEqual(['Pepper'])
})

test("updates during dormancy appear once it ends, in the server's own elements", async () => {
  const { dormancy, end } = createDormancy()
  const button = await hydratePage(dormancy)
  await act(async () => tellPage('Cumin'))
  expect(screen.getByRole('heading')).toHaveTextContent('Cumin')
  expect(button).toHaveTextContent('Pepper')
  await act(async () => end())
  expect(screen.getByRole('button')).toBe(button)
  expect(button).toHaveTextContent('Cumin')
})

test('without dormancy a part reacts to input immediately', async () => {
  const button = await hydratePage()
  button.click()
  expect(pressed).toEqual(['Pepper'])
})
