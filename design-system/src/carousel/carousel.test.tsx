import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Carousel } from './carousel'

let isLineBroken = true
jest.mock('./start-mover', () => {
  if (isLineBroken) throw new Error('Loading chunk 5 failed.')
  return jest.requireActual('./start-mover')
})

const spices = ['Cumin', 'Clove', 'Mace', 'Pepper']

/** Sets values of the page's CSS as computed styles, because jsdom does not read style sheets. */
async function showSpices(values: Record<string, string>, foot?: string) {
  jest
    .spyOn(window, 'getComputedStyle')
    .mockImplementation(
      () => ({ getPropertyValue: (name: string) => values[name] ?? '' }) as CSSStyleDeclaration,
    )
  render(
    <Carousel label="Spices" className="spices" foot={foot}>
      {spices.map((spice) => (
        <a key={spice} href={`#${spice}`}>
          {spice}
        </a>
      ))}
    </Carousel>,
  )
  await waitFor(() => expect(document.querySelector('[data-alive]')).toBeInTheDocument())
  jest.restoreAllMocks()
}

const shown = () => [...document.querySelectorAll('li:not([inert])')].map((slide) => slide.textContent)
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

// This test must be the first, because a chunk that has loaded stays loaded.
test('the arrows work once the connection is back, if their chunk failed to load before', async () => {
  render(
    <Carousel label="Spices" className="spices">
      {spices}
    </Carousel>,
  )
  await press('Next')
  await press('Next')
  expect(shown()[0]).toBe('Cumin')
  isLineBroken = false
  await press('Next')
  await waitFor(() => expect(shown()[0]).toBe('Clove'))
})

test('a press before the chunk has loaded takes effect once it has', async () => {
  render(
    <Carousel label="Spices" className="spices">
      {spices}
    </Carousel>,
  )
  await press('Next')
  await waitFor(() => expect(shown()[0]).toBe('Clove'))
})

test('the page sets the number of visible slides, and hidden slides cannot be focused or read', async () => {
  await showSpices({ '--shown': '2' })
  expect(shown()).toEqual(['Cumin', 'Clove'])
  expect(document.querySelectorAll('li')).toHaveLength(4)
})

test('Next moves one slide on and wraps around to the first [4.8]', async () => {
  await showSpices({ '--shown': '2' })
  await press('Next')
  expect(shown()).toEqual(['Clove', 'Mace'])
  await press('Next')
  await press('Next')
  expect(shown()).toEqual(['Pepper', 'Cumin'])
  await press('Next')
  expect(shown()).toEqual(['Cumin', 'Clove'])
})

test('Previous on the first slide shows the last', async () => {
  await showSpices({ '--shown': '2' })
  await press('Previous')
  expect(shown()).toEqual(['Pepper', 'Cumin'])
})

test('slides that all fit wrap around too', async () => {
  await showSpices({ '--shown': '4' })
  await press('Next')
  expect(shown()).toEqual(['Clove', 'Mace', 'Pepper', 'Cumin'])
  expect(document.querySelectorAll('li')).toHaveLength(4)
})

test('a dot shows its slide and is marked', async () => {
  await showSpices({ '--shown': '2' })
  const dot = (index: number) => screen.getByRole('button', { name: `Slide ${index}` })
  expect(dot(1)).toHaveAttribute('aria-current', 'true')
  await userEvent.click(dot(3))
  expect(shown()).toEqual(['Mace', 'Pepper'])
  expect(dot(3)).toHaveAttribute('aria-current', 'true')
  expect(dot(1)).not.toHaveAttribute('aria-current')
})

test('the arrow keys move both ways, and the focus stays on a visible slide', async () => {
  await showSpices({ '--shown': '1' })
  await userEvent.tab()
  expect(screen.getByRole('link', { name: 'Cumin' })).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  expect(screen.getByRole('link', { name: 'Clove' })).toHaveFocus()
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
  expect(shown()).toEqual(['Pepper'])
  await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}')
  expect(shown()).toEqual(['Pepper'])
})

test('the position is announced only after a shopper has moved it', async () => {
  await showSpices({ '--shown': '1' })
  const carousel = within(screen.getByRole('group', { name: 'Spices' }))
  expect(carousel.queryByText(/of 4/)).not.toBeInTheDocument()
  await press('Previous')
  expect(carousel.getByText('Slide 4 of 4')).toHaveAttribute('aria-live', 'polite')
})

test('content passed as the foot replaces the dots', async () => {
  await showSpices({ '--shown': '2' }, 'FIND MORE LIKE THIS')
  expect(screen.getByText('FIND MORE LIKE THIS')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Slide 1' })).not.toBeInTheDocument()
})

test('a plain row ignores the arrow keys', async () => {
  await showSpices({ '--shown': '4', '--controls': ' none' })
  await userEvent.tab()
  await userEvent.keyboard('{ArrowRight}')
  expect(shown()).toEqual(spices)
  expect(screen.getByRole('group', { name: 'Spices' })).not.toHaveAttribute('aria-roledescription')
})
