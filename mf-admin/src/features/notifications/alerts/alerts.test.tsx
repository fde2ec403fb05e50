import { screen } from '@testing-library/react'
import type { AlertDevice } from 'shared-contracts/notifications/admin/alerts-schema'
import { openAdmin } from '../../../testing/open-admin'

const phone: AlertDevice = {
  ...{ id: 'd-1', device: 'Chrome on Android', endpoint: 'https://fcm.googleapis.com/1' },
  ...{ addedAt: '2026-11-26T08:00:00Z', receivedAt: null, quietFrom: null, quietUntil: null },
}
const ok = (body: unknown) => ({ status: 200, body })
const ALERTS = 'GET /api/admin/alerts'
const alerts = (...devices: AlertDevice[]) => ({ [ALERTS]: ok({ publicKey: 'BKey', devices }) })

/** Fakes the parts of a push service that the admin uses. */
function withPush(permission: NotificationPermission, subscribed = false) {
  const unsubscribe = jest.fn(async () => true)
  const subscription = {
    endpoint: phone.endpoint,
    unsubscribe,
    toJSON: () => ({ endpoint: phone.endpoint, keys: { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) } }),
  }
  const registration = {
    active: { scriptURL: 'https://shop.example/service-worker.js?of=admin' },
    pushManager: {
      subscribe: async () => subscription,
      getSubscription: async () => (subscribed ? subscription : null),
    },
  }
  const register = jest.fn(async () => registration)
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { register, getRegistration: async () => registration },
  })
  Object.assign(globalThis, {
    PushManager: class {},
    Notification: { requestPermission: async () => permission },
  })
  return { register, unsubscribe }
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker')
  Reflect.deleteProperty(globalThis, 'PushManager')
})

test('a device with alerts gets them outside quiet hours, from the admin’s own worker', async () => {
  const { register } = withPush('granted')
  const { user, requests } = openAdmin('/admin/alerts', {
    role: 'packer',
    api: { ...alerts(), 'PUT /api/admin/alerts/devices': ok(phone) },
  })
  await user.type(await screen.findByLabelText(/Quiet from/), '22:00')
  await user.click(screen.getByRole('button', { name: 'Turn on alerts on this device' }))
  expect(await screen.findByText('Enter both times, or leave both blank')).toBeInTheDocument()
  await user.type(screen.getByLabelText(/Quiet until/), '07:00')
  await user.click(screen.getByRole('button', { name: 'Turn on alerts on this device' }))
  expect(await screen.findByText('Alerts turned on for this device.')).toBeInTheDocument()
  expect(register).toHaveBeenCalledWith('/service-worker.js?of=admin', { scope: '/admin' })
  expect(requests.find(({ method }) => method === 'PUT')?.body).toEqual({
    endpoint: phone.endpoint,
    keys: { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) },
    quiet: { from: 1320, until: 420 },
  })
})

test('the screen says if the browser blocks alerts, and what to do if it does not support them', async () => {
  withPush('denied')
  const page = openAdmin('/admin/alerts', { api: alerts() })
  await page.user.click(await screen.findByRole('button', { name: 'Turn on alerts on this device' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Notifications are blocked.')
  page.unmount()
  Reflect.deleteProperty(globalThis, 'PushManager')
  openAdmin('/admin/alerts', { api: alerts() })
  expect(await screen.findByText(/add the admin to your home screen/)).toBeInTheDocument()
})

test('a device shows its last alert, sends a test, and can be turned off', async () => {
  const { unsubscribe } = withPush('granted', true)
  const received = new Date(Date.now() - 5 * 60_000).toISOString()
  const { user } = openAdmin('/admin/alerts', {
    api: {
      ...alerts({
        ...phone,
        receivedAt: received,
        until: '2026-12-05T08:00:00Z',
        quietFrom: 1320,
        quietUntil: 420,
      }),
      'POST /api/admin/alerts/devices/d-1/test': ok({ message: '' }),
      'DELETE /api/admin/alerts/devices/d-1': ok({ message: '' }),
    },
  })
  expect(await screen.findByText('Last alert received 5 minutes ago')).toBeInTheDocument()
  expect(screen.getByText('Quiet hours: 22:00 to 07:00')).toBeInTheDocument()
  expect(
    screen.getByText(/^To keep alerts on this device, sign in on it before 5 Dec 2026, 1:30.pm/),
  ).toBeInTheDocument()
  expect(await screen.findByText('This device')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Send test alert to Chrome on Android' }))
  expect(await screen.findByText('Test alert sent.')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Turn off Chrome on Android' }))
  await screen.findByRole('button', { name: 'Turn off Chrome on Android' })
  expect(unsubscribe).toHaveBeenCalled()
})
