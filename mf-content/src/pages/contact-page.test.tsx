import { screen } from '@testing-library/react'
import { timings } from 'design-system/timings'
import { dismissToast, shownToasts } from 'design-system/toast/show-toast'
import { shop } from 'shared-contracts/platform/shop'
import { renderRemote } from 'shared-contracts/testing'
import { listMutatedResponses } from 'shared-contracts/testing/mutations'
import module from '../module'

const message = {
  firstName: 'Asha',
  lastName: 'Rao',
  email: 'asha@example.com',
  phoneNumber: '9876543210',
  message: 'Do you sell\nblack cardamom?',
}

type ApiReply = { status: number; body: unknown }

async function openContact(answer: () => ApiReply | Promise<ApiReply>) {
  const page = renderRemote(module, '/contact', { api: { 'POST /api/contact-form': answer } })
  await screen.findByRole('heading', { level: 1 })
  const sent = () => page.requests.filter(({ url }) => url === '/api/contact-form')
  return { ...page, sent }
}

afterEach(() => jest.restoreAllMocks())
beforeEach(() => {
  for (const { id } of shownToasts()) dismissToast(id)
})

const accept = () => ({ status: 201, body: { success: true } })

test('a visitor can write a message with the keyboard alone [18.2, 18.3, 18.4]', async () => {
  const { user, sent } = await openContact(accept)
  const first = screen.getByRole('textbox', { name: 'First Name' })
  first.focus()
  await user.keyboard('Asha{Tab}Rao{Tab}asha@example.com{Tab}9876543210{Tab}')
  await user.keyboard('Do you sell{Enter}black cardamom?{Tab}')
  expect(screen.getByRole('button', { name: 'SUBMIT' })).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(await screen.findByRole('status')).toHaveTextContent('Message sent successfully!')
  expect(sent().map(({ body }) => body)).toEqual([message])
  expect(first).toHaveValue('')
})

const labels = {
  firstName: 'First Name',
  lastName: 'Last Name',
  email: 'Email',
  phoneNumber: 'Phone Number',
  message: 'Message',
} as const

async function fill(user: Awaited<ReturnType<typeof openContact>>['user'], values = message) {
  for (const name of Object.keys(labels) as (keyof typeof labels)[]) {
    await user.click(screen.getByLabelText(labels[name]))
    await user.paste(values[name])
  }
}

test.each(listMutatedResponses({ message: 'Received' }, 201))(
  'a message counts as sent with any successful response: %s',
  async (_, response) => {
    // In development, Redux Toolkit logs the error thrown for a response without data.
    jest.spyOn(console, 'error').mockImplementation(() => {})
    const { user } = await openContact(() => response)
    await fill(user)
    await user.click(screen.getByRole('button', { name: 'SUBMIT' }))
    expect(await screen.findByText('Message sent successfully!')).toBeVisible()
  },
)

test('a refused message says that it failed, keeps its text and can be sent again [18.5]', async () => {
  let refuse = true
  const { user, sent } = await openContact(() => {
    const answer = refuse ? { status: 500, body: {} } : accept()
    refuse = false
    return answer
  })
  await fill(user)
  await user.click(screen.getByRole('button', { name: 'SUBMIT' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to send message. Please try again.')
  expect(screen.getByLabelText('Message')).toHaveValue(message.message)
  await user.click(screen.getByRole('button', { name: 'SUBMIT' }))
  expect(await screen.findByText('Message sent successfully!')).toBeVisible()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(sent()).toHaveLength(2)
})

test('the result is also a toast for three seconds at the top right, announced once [18.6]', async () => {
  let answer: ApiReply = { status: 500, body: {} }
  const { user } = await openContact(() => answer)
  await fill(user)
  await user.click(screen.getByRole('button', { name: 'SUBMIT' }))
  await screen.findByText('Failed to send message. Please try again.')
  answer = accept()
  await user.click(screen.getByRole('button', { name: 'SUBMIT' }))
  await screen.findByText('Message sent successfully!')
  expect(shownToasts()).toMatchObject([
    {
      message: 'Failed to send message. Please try again.',
      tone: 'bad',
      duration: timings.toast,
      isQuiet: true,
    },
    { message: 'Message sent successfully!', tone: 'ok', duration: timings.toast, isQuiet: true },
  ])
})

test('a message cannot be sent twice while it is being sent [18.8]', async () => {
  let answer = (_: ApiReply) => {}
  const { user, sent } = await openContact(() => new Promise<ApiReply>((resolve) => (answer = resolve)))
  await fill(user)
  const submit = screen.getByRole('button', { name: 'SUBMIT' })
  await user.dblClick(submit)
  expect(submit).toBeDisabled()
  answer(accept())
  expect(await screen.findByText('Message sent successfully!')).toBeVisible()
  expect(sent()).toHaveLength(1)
})

test.each(['First Name', 'Last Name', 'Email', 'Phone Number', 'Message'])(
  'a message without %s is not sent [18.7]',
  async (label) => {
    const { user, sent } = await openContact(accept)
    await fill(user)
    const field = screen.getByLabelText(label)
    await user.clear(field)
    await user.click(screen.getByRole('button', { name: 'SUBMIT' }))
    expect(field).toBeInvalid()
    expect(sent()).toHaveLength(0)
  },
)

test('the browser rejects an invalid e-mail address [18.7]', async () => {
  const { user, sent } = await openContact(accept)
  await fill(user, { ...message, email: 'asha' })
  await user.click(screen.getByRole('button', { name: 'SUBMIT' }))
  expect(sent()).toHaveLength(0)
})

test('the page shows address, phone, e-mail and chat [18.1]', async () => {
  await openContact(accept)
  expect(screen.getByText(new RegExp(shop.address.line1))).toBeVisible()
  expect(screen.getByRole('link', { name: shop.phone })).toHaveAttribute(
    'href',
    `tel:${shop.phone.replaceAll(' ', '')}`,
  )
  expect(screen.getByRole('link', { name: shop.email })).toHaveAttribute('href', `mailto:${shop.email}`)
  expect(screen.getByRole('link', { name: /^Chat with us/ })).toHaveAttribute('href', shop.social.chat)
})

test('the fixed country code belongs to the phone number [18.2]', async () => {
  await openContact(accept)
  expect(screen.getByText('+91')).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Phone Number' })).toHaveAccessibleDescription('+91')
})

test.each([
  ['+91 98765 43210', '9876543210'],
  ['९८७६५४३२१०', '9876543210'],
  ['+44 (0)7911 123456', '+447911123456'],
])('the phone number %s is sent as %s [18.2]', async (typed, written) => {
  localStorage.clear()
  const { user, sent } = await openContact(accept)
  await fill(user, { ...message, phoneNumber: typed, email: 'as\u200bha@example.com' })
  await user.click(screen.getByRole('button', { name: 'SUBMIT' }))
  await screen.findByRole('status')
  expect(sent()[0]?.body).toEqual({ ...message, phoneNumber: written })
})
