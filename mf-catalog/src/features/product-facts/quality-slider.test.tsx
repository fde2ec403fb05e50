import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { QualitySlider } from './quality-slider'

afterEach(() => jest.restoreAllMocks())

/** Fakes a ResizeObserver. @returns a function that reports a first size, as browsers do after layout */
function observeSizes(): () => void {
  let tell = () => {}
  jest.spyOn(window, 'ResizeObserver').mockImplementation((callback) => {
    const observer = { observe: () => {}, unobserve: () => {}, disconnect: () => {} }
    tell = () => callback([], observer)
    return observer
  })
  return () => act(() => tell())
}

function openSlider({ contentWidth }: { contentWidth: number }) {
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(358)
  jest.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(contentWidth)
  const layOut = observeSizes()
  render(<QualitySlider />)
  layOut()
  return screen.getByRole('region', { name: 'Our qualities' })
}

test('the four qualities are in a slider that can be focused by keyboard [8.15]', async () => {
  const slider = openSlider({ contentWidth: 609 })
  expect(
    within(slider)
      .getAllByRole('listitem')
      .map((slide) => slide.textContent),
  ).toEqual(['Authenticity', 'Fresh aroma', 'Natural colour', 'Uniform texture'])
  await userEvent.tab()
  expect(slider).toHaveFocus()
})

test('a slider whose slides all fit is not a tab stop', async () => {
  const slider = openSlider({ contentWidth: 358 })
  await userEvent.tab()
  expect(slider).not.toHaveFocus()
})

test('a slider that is not measured yet is a tab stop', async () => {
  observeSizes()
  render(<QualitySlider />)
  await userEvent.tab()
  expect(screen.getByRole('region', { name: 'Our qualities' })).toHaveFocus()
})
