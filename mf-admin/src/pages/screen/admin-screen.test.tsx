import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import type { User } from 'shared-contracts/customers/customer'
import { CONTRACT_VERSION, type RemoteModule } from 'shared-contracts/remote'
import { loggedIn, selectUser } from 'shared-contracts/store'
import { type FakeApi, renderRemote } from 'shared-contracts/testing'
import { ChangeProblem } from '../../components/screen-states/change-problem'
import { adminApi, adminCall } from '../../data/calls/admin-api'
import { auth } from '../../data/calls/auth'
import { startOver } from '../../features/staff/lock/start-over'
import { buildSession, inTurn, refusals } from '../../testing/open-admin'
import { AdminScreen } from './admin-screen'

// `startOver` reloads the page, which jsdom cannot do.
jest.mock('../../features/staff/lock/start-over')

const { useMfAdminExampleNoteMutation } = adminApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    mfAdminExampleNote: build.mutation<unknown, string>({
      queryFn: adminCall((note) => ({ url: '/api/admin/example', method: 'POST', data: { note } })),
    }),
  }),
})

function Note() {
  const [send, { error, isSuccess, reset }] = useMfAdminExampleNoteMutation()
  const [note, setNote] = useState('')
  return (
    <>
      <input aria-label="Note" value={note} onChange={({ target }) => setNote(target.value)} />
      <button type="button" onClick={() => send(note)}>
        Save
      </button>
      {isSuccess && <p>Saved.</p>}
      <ChangeProblem error={error} onReload={reset} />
    </>
  )
}

const example: RemoteModule = {
  name: 'mf-admin',
  contract: CONTRACT_VERSION,
  routes: [
    {
      path: '/admin/example',
      Component: () => (
        <AdminScreen title="Example" right="see-orders">
          <Note />
        </AdminScreen>
      ),
      head: () => ({ title: 'Example', description: '' }),
    },
  ],
}

const customer: User = {
  ...{ id: '7', firstName: 'Asha', lastName: 'Rao', email: 'asha@example.com', phone: '9845012345' },
  countryCode: '+91',
}
const saved = { status: 200, body: {} }
const call = 'POST /api/admin/example'

async function typeAndSave(api: FakeApi) {
  auth.settle(false)
  const page = renderRemote(example, '/admin/example', {
    api: { 'GET /api/admin/session': { status: 200, body: buildSession('packer') }, ...api },
  })
  await page.user.type(await screen.findByLabelText('Note'), 'Leave at the gate')
  await page.user.click(screen.getByRole('button', { name: 'Save' }))
  const sent = () => page.requests.filter(({ url }) => url === '/api/admin/example').map(({ body }) => body)
  return { ...page, sent }
}

async function enter({ user }: Awaited<ReturnType<typeof typeAndSave>>) {
  await user.type(screen.getByLabelText('Email'), 'asha@example.com')
  await user.type(screen.getByLabelText('Password'), 'cardamom and clove')
  await user.click(screen.getByRole('button', { name: 'Next' }))
  await user.type(await screen.findByLabelText('Code'), '123456')
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
}

const buildSignInApi = (role: 'packer' | 'owner'): FakeApi => ({
  'POST /api/admin/sign-in/password': { status: 200, body: { challenge: 'c', expiresAt: '' } },
  'POST /api/admin/sign-in/code': { status: 200, body: buildSession(role) },
})

test('a session that ends while typing locks the screen, and the input is still there afterwards', async () => {
  const page = await typeAndSave({ [call]: inTurn(refusals.notSignedIn, saved), ...buildSignInApi('packer') })
  expect(await screen.findByRole('dialog', { name: 'Locked' })).toHaveTextContent('Asha')
  expect(screen.getByLabelText('Note')).toHaveValue('Leave at the gate')
  await enter(page)
  expect(await screen.findByText('Saved.')).toBeInTheDocument()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(page.sent()).toEqual([{ note: 'Leave at the gate' }, { note: 'Leave at the gate' }])
})

test('waiting calls are not sent in the name of another person who unlocks', async () => {
  const page = await typeAndSave({ [call]: inTurn(refusals.notSignedIn, saved), ...buildSignInApi('owner') })
  await screen.findByRole('dialog', { name: 'Locked' })
  await enter(page)
  await waitFor(() => expect(startOver).toHaveBeenCalled())
  expect(page.sent()).toHaveLength(1)
})

test('signing in in another tab unlocks this one when it is visible again', async () => {
  await typeAndSave({ [call]: inTurn(refusals.notSignedIn, saved) })
  await screen.findByRole('dialog', { name: 'Locked' })
  window.dispatchEvent(new Event('focus'))
  expect(await screen.findByText('Saved.')).toBeInTheDocument()
})

test('signing out of the admin does not affect a customer’s session, nor the other way round', async () => {
  const customerGone = { status: 401, body: { code: 'NOT_SIGNED_IN', message: 'Please log in.' } }
  const { store, user } = await typeAndSave({ [call]: inTurn(customerGone, refusals.notSignedIn) })
  expect(await screen.findByRole('alert')).toHaveTextContent('Please log in.')
  expect(screen.queryByRole('dialog')).toBeNull()
  store.dispatch(loggedIn(customer))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByRole('dialog', { name: 'Locked' })
  expect(selectUser(store.getState())).toEqual(customer)
})

test('a call that needs re-authentication asks for it, and is sent again', async () => {
  const { user, sent } = await typeAndSave({
    [call]: inTurn(refusals.reauthenticationRequired, saved),
    'POST /api/admin/reauthentication/password': { status: 200, body: buildSession('packer') },
  })
  await screen.findByRole('dialog', { name: 'Confirm it’s you' })
  await user.type(screen.getByLabelText('Password'), 'cardamom and clove')
  await user.type(screen.getByLabelText('Code'), '123456')
  await user.click(screen.getByRole('button', { name: 'Confirm' }))
  expect(await screen.findByText('Saved.')).toBeInTheDocument()
  expect(sent()).toHaveLength(2)
})

test('a call whose re-authentication is cancelled is not sent, and the person sees a message', async () => {
  const { user, sent } = await typeAndSave({ [call]: refusals.reauthenticationRequired })
  await screen.findByRole('dialog', { name: 'Confirm it’s you' })
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Confirm it’s you to continue.')
  expect(sent()).toHaveLength(1)
})

test('a conflict says who changed what and when, and offers to reload', async () => {
  const { user } = await typeAndSave({ [call]: refusals.changedMeanwhile })
  expect(await screen.findByRole('alert')).toHaveTextContent('Asha changed this on 26 Nov 2026, 2:05 pm.')
  await user.click(screen.getByRole('button', { name: 'Show latest version' }))
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a screen outside the role’s rights shows none of its data', async () => {
  renderRemote(example, '/admin/example', {
    api: { 'GET /api/admin/session': { status: 200, body: buildSession('editor') } },
  })
  expect(await screen.findByText('You don’t have permission to view this')).toBeInTheDocument()
  expect(screen.queryByLabelText('Note')).toBeNull()
})
