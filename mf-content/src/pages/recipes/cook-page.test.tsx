import { act, fireEvent, screen } from '@testing-library/react'
import { renderRemote } from 'shared-contracts/testing'
import module from '../../module'

const MINUTE = 60_000

beforeEach(() => {
  sessionStorage.clear()
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
})

async function cook(id = 3, title = 'Punjabi Chole') {
  const page = renderRemote(module, `/product/${id}/cook`)
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
  return page
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const step = (name: string) => screen.queryByRole('heading', { level: 2, name })
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))

test('cooking mode shows one step at a time, moves both ways and announces the position', async () => {
  await cook()
  expect(step('Soak')).toBeVisible()
  expect(step('Pressure cook')).toBeNull()
  expect(screen.getByRole('button', { name: 'PREVIOUS' })).toHaveAttribute('aria-disabled', 'true')
  press('NEXT')
  expect(step('Soak')).toBeNull()
  expect(step('Pressure cook')).toBeVisible()
  expect(screen.getByText('Step 2 of 6')).toBeVisible()
  expect(screen.getByRole('status')).toHaveTextContent(/^Step 2 of 6\. Pressure cook\. Drain them/)
  press('PREVIOUS')
  expect(step('Soak')).toBeVisible()
})

test('the arrow keys move between the steps and stop at the ends', async () => {
  await cook()
  fireEvent.keyDown(document.body, { key: 'ArrowLeft' })
  expect(step('Soak')).toBeVisible()
  for (let times = 0; times < 9; times += 1) fireEvent.keyDown(document.body, { key: 'ArrowRight' })
  expect(step('Finish')).toBeVisible()
  expect(screen.getByRole('progressbar', { name: 'Steps' })).toHaveAttribute('value', '6')
  expect(screen.getByRole('button', { name: 'NEXT' })).toHaveAttribute('aria-disabled', 'true')
  fireEvent.keyDown(document.body, { key: 'ArrowLeft', altKey: true })
  expect(step('Finish')).toBeVisible()
})

test('two timers run in the background, and each announces its end', async () => {
  await cook(4, 'Authentic Biryani')
  press('Start 30 min')
  for (let times = 1; times < 7; times += 1) press('NEXT')
  press('Start 5 min: Medium heat')
  expect(await screen.findByRole('timer', { name: 'Soak the rice' })).toHaveTextContent('30:00')
  await pass(MINUTE)
  expect(screen.getByRole('timer', { name: 'Steam: Medium heat' })).toHaveTextContent('4:00')
  expect(screen.getByRole('alert')).toBeEmptyDOMElement()
  await pass(4 * MINUTE)
  expect(screen.getByRole('alert')).toHaveTextContent('Steam: Medium heat: 5 minutes are up.')
  expect(screen.getByRole('timer', { name: 'Soak the rice' })).toHaveTextContent('25:00')
  press('OK Steam: Medium heat')
  expect(screen.getByRole('alert')).toBeEmptyDOMElement()
  press('Stop Soak the rice')
  expect(screen.queryByRole('timer')).toBeNull()
})

test('a tab that slept notices at once that a timer has ended', async () => {
  await cook()
  press('NEXT')
  press('Start 20 min')
  expect(await screen.findByRole('timer')).toBeVisible()
  jest.setSystemTime(Date.now() + 60 * MINUTE)
  fireEvent(document, new Event('visibilitychange'))
  expect(screen.getByRole('alert')).toHaveTextContent('Pressure cook: 20 minutes are up.')
})

test('a reload keeps the step, and the timers keep running', async () => {
  const { unmount } = await cook()
  press('NEXT')
  press('Start 20 min')
  unmount()
  jest.setSystemTime(Date.now() + 5 * MINUTE)
  await cook()
  expect(step('Pressure cook')).toBeVisible()
  expect(await screen.findByRole('timer', { name: 'Pressure cook' })).toHaveTextContent(/^1[45]:/)
})

test('the ingredients match the chosen servings', async () => {
  sessionStorage.setItem('servings-of-recipe-3', '8')
  await cook()
  expect(screen.getByText('Ingredients for 8-12')).toBeVisible()
  fireEvent.click(screen.getByText('Ingredients for 8-12'))
  expect(screen.getByText('4 tbsp Chole Masala')).toBeInTheDocument()
  expect(screen.getByText(/^Amounts in the steps are for 4-6\./)).toBeInTheDocument()
})

test('the screen stays on while the page is visible, until the cook leaves', async () => {
  const release = jest.fn(async () => {})
  const request = jest.fn(async () => ({ release }))
  Object.assign(navigator, { wakeLock: { request } })
  const { unmount } = await cook()
  expect(request).toHaveBeenCalledTimes(1)
  fireEvent(document, new Event('visibilitychange'))
  expect(request).toHaveBeenCalledTimes(2)
  await pass(0)
  unmount()
  expect(release).toHaveBeenCalled()
  Reflect.deleteProperty(navigator, 'wakeLock')
})

test('a refused wake lock is not an error', async () => {
  Object.assign(navigator, { wakeLock: { request: () => Promise.reject(new Error('low battery')) } })
  await cook()
  expect(step('Soak')).toBeVisible()
  Reflect.deleteProperty(navigator, 'wakeLock')
})

test('an unknown id has no cooking mode', async () => {
  await cook(13, 'Product not found')
  expect(screen.getByRole('link', { name: 'ALL RECIPES' })).toHaveAttribute('href', '/recipes')
})
