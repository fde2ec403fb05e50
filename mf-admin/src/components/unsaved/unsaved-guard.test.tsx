import { fireEvent, screen, waitFor } from '@testing-library/react'
import { openAdmin } from '../../testing/open-admin'
import { turmeric } from '../../testing/products'
import { turmericStock } from '../../testing/stock'

const PATH = '/api/admin/products/turmeric-powder'

async function typeName(api: object = {}) {
  const opened = openAdmin('/admin/catalogue/turmeric-powder', {
    role: 'editor',
    api: {
      [`GET ${PATH}`]: { status: 200, body: turmeric },
      'GET /api/admin/stock': { status: 200, body: { variants: [turmericStock] } },
      [`GET ${PATH}/scheduled`]: { status: 200, body: { scheduled: [] } },
      [`GET ${PATH}/history`]: { status: 200, body: { changes: [], charged: [] } },
      [`PATCH ${PATH}`]: { status: 200, body: turmeric },
      ...api,
    },
  })
  await opened.user.type(await screen.findByLabelText('Name'), ' of Erode')
  return opened
}
const back = () => screen.getByRole('link', { name: 'Back to catalogue' })
const question = () => screen.queryByRole('dialog', { name: 'Discard changes?' })
const isTabHeld = () => !fireEvent(window, new Event('beforeunload', { cancelable: true }))

test('a link asks before unsaved input is lost, and keeps it until the person discards it', async () => {
  const { user, router } = await typeName()
  await user.click(back())
  await user.click(screen.getByRole('button', { name: 'Keep editing' }))
  expect(screen.getByLabelText('Name')).toHaveValue('Turmeric Powder of Erode')
  await user.click(back())
  await user.click(screen.getByRole('button', { name: 'Discard' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/catalogue'))
})

test('the browser’s Back asks before unsaved input is lost, and the address stays meanwhile', async () => {
  await typeName()
  const address = window.location.href
  const [pushState, goBack] = [jest.spyOn(window.history, 'pushState'), jest.spyOn(window.history, 'back')]
  const seenByRouter = jest.fn()
  window.addEventListener('popstate', seenByRouter)
  fireEvent(window, new PopStateEvent('popstate'))
  expect(seenByRouter).not.toHaveBeenCalled()
  expect(pushState).toHaveBeenCalledWith(null, '', address)
  fireEvent.click(await screen.findByRole('button', { name: 'Discard' }))
  expect(goBack).toHaveBeenCalledTimes(1)
  fireEvent(window, new PopStateEvent('popstate'))
  expect(seenByRouter).toHaveBeenCalledTimes(1)
  window.removeEventListener('popstate', seenByRouter)
})

test('closing the tab asks while there is unsaved input, and not once it is saved or typed back', async () => {
  const { user } = await typeName()
  expect(isTabHeld()).toBe(true)
  await user.type(screen.getByLabelText('Name'), '{Backspace>9}')
  expect(isTabHeld()).toBe(false)
  await user.type(screen.getByLabelText('Name'), '!')
  expect(isTabHeld()).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(isTabHeld()).toBe(false))
  await user.click(back())
  expect(question()).toBeNull()
})

test('a form whose save was refused still asks', async () => {
  const { user } = await typeName({ [`PATCH ${PATH}`]: { status: 500, body: {} } })
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByRole('alert')
  expect(isTabHeld()).toBe(true)
})

test('a search form does not ask', async () => {
  const { user } = openAdmin('/admin/catalogue', {
    role: 'editor',
    api: { 'GET /api/admin/products': { status: 200, body: { products: [turmeric] } } },
  })
  await user.type(await screen.findByRole('searchbox'), 'turm')
  expect(isTabHeld()).toBe(false)
})

test('a sheet asks before it closes with unsaved input, and closes at once without any', async () => {
  const { user } = openAdmin('/admin/settings', {
    api: {
      'GET /api/admin/settings': { status: 200, body: [] },
      'GET /api/admin/couriers': { status: 200, body: [] },
    },
  })
  const open = async () => user.click(await screen.findByRole('button', { name: 'Add courier' }))
  await open()
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog', { name: 'Add courier' })).toBeNull()
  await open()
  await user.keyboard('Kaveri Couriers')
  fireEvent(screen.getByRole('dialog', { name: 'Add courier' }), new Event('cancel', { cancelable: true }))
  expect(question()).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Keep editing' }))
  expect(screen.getByLabelText('Name')).toHaveValue('Kaveri Couriers')
})
