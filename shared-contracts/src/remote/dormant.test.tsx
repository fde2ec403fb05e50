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

/** The page as a server has sent it, taken over by React. */
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

test('a part is as the server sent it until its dormancy is over, and then answers', async () => {
  const { dormancy, end } = createDormancy()
  const button = await hydratePage(dormancy)
  await act(async () => button.click())
  expect(pressed).toEqual([])
  await act(async () => end())
  button.click()
  expect(pressed).toEqual(['Pepper'])
  expect(screen.getByRole('button')).toBe(button)
})

test('a click in the moment when it is over counts', async () => {
  const { dormancy, end } = createDormancy()
  const button = await hydratePage(dormancy)
  await act(async () => {
    end()
    button.click()
  })
  expect(pressed).toEqual(['Pepper'])
})

test("what the page is told meanwhile is shown once it is over, in the server's own elements", async () => {
  const { dormancy, end } = createDormancy()
  const button = await hydratePage(dormancy)
  await act(async () => tellPage('Cumin'))
  expect(screen.getByRole('heading')).toHaveTextContent('Cumin')
  expect(button).toHaveTextContent('Pepper')
  await act(async () => end())
  expect(screen.getByRole('button')).toBe(button)
  expect(button).toHaveTextContent('Cumin')
})

test('without a dormancy it answers at once', async () => {
  const button = await hydratePage()
  button.click()
  expect(pressed).toEqual(['Pepper'])
})
