import { screen, waitFor } from '@testing-library/react'
import { dayInIndia } from 'shared-contracts/values/indian-time'
import { inTurn, openAdmin, refusals } from '../../testing/open-admin'

const version = {
  ...{ id: 4, content: { kind: 'page', text: 'Within **3 days**.' }, from: '2026-11-01T00:00:00.000Z' },
  ...{ until: null, by: 'Asha', at: '2026-11-01T00:00:00.000Z', withdrawnAt: null, withdrawnBy: null },
  isInForce: true,
}
const refund = { block: 'page:refund', version: 7, versions: [version] }
const PATH = '/api/admin/content-blocks/page%3Arefund'

beforeEach(() => localStorage.clear())

function openRefund(api: object = {}) {
  return openAdmin('/admin/content-blocks/page%3Arefund', {
    role: 'editor',
    api: { [`GET ${PATH}`]: { status: 200, body: refund }, ...api },
  })
}

test('the list shows which texts staff have changed, until when, and what is scheduled', async () => {
  const blocks = [
    { block: 'announcement', kind: 'announcement', isOwn: false, hasDraft: true },
    {
      ...{ block: 'banner:home', kind: 'banner', isOwn: true, hasDraft: false },
      until: '2026-11-26T08:35:00.000Z',
    },
    { block: 'post:a', kind: 'post', title: 'Tamarind', isOwn: false, hasDraft: false },
  ]
  openAdmin('/admin/content-blocks', {
    role: 'editor',
    api: { 'GET /api/admin/content-blocks': { status: 200, body: { blocks } } },
  })
  expect(await screen.findByRole('link', { name: 'Home page' })).toHaveAttribute(
    'href',
    '/admin/content-blocks/banner%3Ahome',
  )
  expect(screen.getByText(/^Your text, until 26 Nov 2026, 2:05/)).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Tamarind' })).toBeInTheDocument()
})

test('a text opens as it is, is previewed, and is published with the version that was seen', async () => {
  const { user, requests } = openRefund({
    'POST /api/admin/content-preview': {
      status: 200,
      body: { html: '<p>Within <strong>5 days</strong>.</p>' },
    },
    [`POST ${PATH}`]: { status: 200, body: refund },
  })
  const field = await screen.findByLabelText('Text')
  expect(field).toHaveValue('Within **3 days**.')
  await user.clear(field)
  await user.type(field, 'Within **5 days**.')
  await user.click(screen.getByRole('button', { name: 'Preview' }))
  expect(await screen.findByText('5 days')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Publish now' }))
  expect(await screen.findByText('Published.')).toBeInTheDocument()
  expect(requests.find(({ method, url }) => method === 'POST' && url.endsWith('refund'))?.body).toEqual({
    version: 7,
    content: { kind: 'page', text: 'Within **5 days**.' },
  })
})

test.each(['Publish now', 'Save draft'])(
  'the focus stays on “%s” once a new version is saved',
  async (name) => {
    let saved = refund
    const save = () => {
      saved = { ...refund, version: 8 }
      return { status: 200, body: saved }
    }
    const { user } = openRefund({
      [`GET ${PATH}`]: () => ({ status: 200, body: saved }),
      [`POST ${PATH}`]: save,
      [`PUT ${PATH}/draft`]: save,
    })
    await user.type(await screen.findByLabelText('Text'), ' Or less.')
    await user.click(screen.getByRole('button', { name }))
    expect(await screen.findByText(/^(Published|Draft saved)\./)).toBeInTheDocument()
    await waitFor(() => expect(screen.getByLabelText('Text')).toHaveValue('Within **3 days**.'))
    expect(screen.getByRole('button', { name })).toHaveFocus()
  },
)

test('after a conflict the person sees a message, and their input stays, even when the page is reopened', async () => {
  const { user } = openRefund({ [`POST ${PATH}`]: refusals.changedMeanwhile })
  await user.type(await screen.findByLabelText('Text'), ' Or later.')
  await user.click(screen.getByRole('button', { name: 'Publish now' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Asha changed this')
  document.body.replaceChildren()
  openRefund()
  expect(await screen.findByLabelText('Text')).toHaveValue('Within **3 days**. Or later.')
})

test('a session that ends while typing loses no input', async () => {
  const { user } = openRefund({ [`PUT ${PATH}/draft`]: inTurn(refusals.notSignedIn) })
  await user.type(await screen.findByLabelText('Text'), ' Or later.')
  await user.click(screen.getByRole('button', { name: 'Save draft' }))
  await screen.findByRole('dialog')
  expect(screen.getByLabelText('Text')).toHaveValue('Within **3 days**. Or later.')
})

test('an editor opens the page that shows a text', async () => {
  openRefund()
  const link = await screen.findByRole('link', { name: 'View in shop' })
  expect(link).toHaveAttribute('href', '/refund')
  expect(link).toHaveAttribute('target', '_blank')
})

test('one press restores the previous version', async () => {
  const { user, requests } = openRefund({ [`POST ${PATH}/withdraw`]: { status: 200, body: refund } })
  await user.click(await screen.findByRole('button', { name: 'Restore previous version' }))
  expect(await screen.findByText(/^Previous version restored/)).toBeInTheDocument()
  expect(requests.at(-2)?.body ?? requests.at(-1)?.body).toEqual({ version: 7, id: 4 })
})

test('parts of a recipe are edited, previewed, and published for a period', async () => {
  const chole = { block: 'recipe:3', version: 2, versions: [] }
  const { user, requests } = openAdmin('/admin/content-blocks/recipe%3A3', {
    role: 'editor',
    api: {
      'GET /api/admin/content-blocks/recipe%3A3': { status: 200, body: chole },
      'POST /api/admin/content-blocks/recipe%3A3': { status: 200, body: chole },
    },
  })
  expect(await screen.findByRole('heading', { level: 1, name: 'Punjabi Chole' })).toBeVisible()
  expect(await screen.findByText(/^Enter all 6 steps, one per line/)).toBeVisible()
  await user.type(screen.getByLabelText(/^Title/), 'Amritsari Chole')
  await user.type(screen.getByLabelText(/^Tips/), 'Rest it.{Enter}Eat it warm.')
  await user.click(screen.getByRole('button', { name: 'Preview' }))
  expect(screen.getByRole('heading', { name: 'Amritsari Chole' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Publish now' }))
  const content = { kind: 'recipe', title: 'Amritsari Chole', tips: ['Rest it.', 'Eat it warm.'] }
  await waitFor(() =>
    expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({ version: 2, content }),
  )
})

test('quotes are typed one per line, and a line with a missing part is not published', async () => {
  const block = { block: 'testimonials', version: 2, versions: [] }
  const { user, requests } = openAdmin('/admin/content-blocks/testimonials', {
    role: 'editor',
    api: {
      'GET /api/admin/content-blocks/testimonials': { status: 200, body: block },
      'POST /api/admin/content-blocks/testimonials': { status: 200, body: block },
    },
  })
  const field = await screen.findByLabelText('Testimonials')
  await user.type(field, 'Meera Iyer | Cook, Hassan')
  await user.click(screen.getByRole('button', { name: 'Publish now' }))
  expect(field).toHaveAccessibleDescription(/Each line needs all three parts/)
  expect(requests.some(({ method }) => method === 'POST')).toBe(false)
  await user.type(field, ' | It is red.')
  await user.click(screen.getByRole('button', { name: 'Publish now' }))
  const said = [{ name: 'Meera Iyer', role: 'Cook, Hassan', words: 'It is red.' }]
  await waitFor(() =>
    expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({
      version: 2,
      content: { kind: 'testimonials', said },
    }),
  )
})

test('a new post’s title is typed once, and its date is today’s', async () => {
  const path = '/api/admin/content-blocks/post%3Ahow-we-roast'
  const { user } = openAdmin('/admin/content-blocks', {
    role: 'editor',
    api: {
      'GET /api/admin/content-blocks': { status: 200, body: { blocks: [] } },
      [`GET ${path}`]: { status: 200, body: { block: 'post:how-we-roast', version: 0, versions: [] } },
    },
  })
  await user.type(await screen.findByLabelText('Post title'), 'How we roast')
  await user.click(screen.getByRole('button', { name: 'Create post' }))
  expect(await screen.findByLabelText('Title')).toHaveValue('How we roast')
  expect(screen.getByLabelText('Date below the title')).toHaveValue(dayInIndia(new Date()))
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('How we roast')
})

test('a link that the server refuses is marked at its field', async () => {
  const path = '/api/admin/content-blocks/banner%3Ahome'
  const message = 'Enter the address of a shop page, starting with /, such as /diy-spices.'
  const { user } = openAdmin('/admin/content-blocks/banner%3Ahome', {
    role: 'editor',
    api: {
      [`GET ${path}`]: { status: 200, body: { block: 'banner:home', version: 0, versions: [] } },
      [`POST ${path}`]: {
        status: 400,
        body: { code: 'INVALID_INPUT', message, fields: { 'content.link': message } },
      },
    },
  })
  const link = await screen.findByLabelText(/^Button link/)
  await user.type(link, 'http://other.example')
  await user.click(screen.getByRole('button', { name: 'Publish now' }))
  await waitFor(() => expect(link).toHaveAccessibleDescription(expect.stringContaining(message)))
})
