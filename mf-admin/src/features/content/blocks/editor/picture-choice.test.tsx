import { screen, within } from '@testing-library/react'
import { openAdmin } from '../../../../testing/open-admin'

const PATH = '/api/admin/content-blocks/banner%3Ahome'
const older = '/uploads/banners/img-2034-u0123456789ab.jpg'
const own = '/uploads/banners/diwali-lamps-uaaaaaaaaaaaa.jpg'
const block = { block: 'banner:home', version: 2, versions: [] }
const ok = (body: unknown) => ({ status: 200, body })

beforeEach(() => localStorage.clear())

const openBanner = (api: object = {}) =>
  openAdmin('/admin/content-blocks/banner%3Ahome', {
    role: 'editor',
    api: {
      [`GET ${PATH}`]: ok(block),
      'GET /api/admin/content-pictures?folder=banners': ok({ pictures: [{ address: older, isReady: true }] }),
      [`POST ${PATH}`]: ok(block),
      ...api,
    },
  })

test('an editor uploads a picture for a banner, describes it, and publishes it', async () => {
  const { user, requests } = openBanner({
    'POST /api/admin/files/content-pictures?folder=banners&title=Diwali+lamps': ok({
      address: own,
      isReady: false,
    }),
    'GET /api/admin/content-pictures/banners/diwali-lamps-uaaaaaaaaaaaa': ok({
      address: own,
      isReady: true,
    }),
  })
  const picture = new File(['a picture'], 'Diwali lamps.jpg', { type: 'image/jpeg' })
  await user.upload(await screen.findByLabelText('Upload picture'), picture)
  expect(await screen.findByRole('radio', { name: 'diwali lamps' })).toBeChecked()
  await user.type(screen.getByLabelText(/^Description of the picture/), 'Oil lamps')
  await user.click(screen.getByRole('button', { name: 'Publish now' }))
  expect(await screen.findByText('Published.')).toBeInTheDocument()
  expect(requests.find(({ method, url }) => method === 'POST' && url === PATH)?.body).toEqual({
    version: 2,
    content: { kind: 'banner', picture: own, pictureText: 'Oil lamps' },
  })
})

test('a text is not published without the picture that is still being processed', async () => {
  const { user } = openBanner({
    'POST /api/admin/files/content-pictures?folder=banners&title=lamps': ok({ address: own, isReady: false }),
    'GET /api/admin/content-pictures/banners/diwali-lamps-uaaaaaaaaaaaa': ok({
      address: own,
      isReady: false,
    }),
  })
  const picture = new File(['a picture'], 'lamps.jpg', { type: 'image/jpeg' })
  await user.upload(await screen.findByLabelText('Upload picture'), picture)
  expect(await screen.findByText('Processing the picture…')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Publish now' })).toBeDisabled()
  expect(screen.getByRole('button', { name: 'Save draft' })).toBeDisabled()
})

test('an editor chooses between uploaded pictures and the shop’s own by keyboard', async () => {
  const { user } = openBanner()
  const choice = within(await screen.findByRole('group', { name: 'Picture' }))
  expect(choice.getByRole('radio', { name: 'Original' })).toBeChecked()
  const uploaded = await choice.findByRole('radio', { name: 'img 2034' })
  choice.getByRole('radio', { name: 'Original' }).focus()
  await user.keyboard('{ArrowDown}')
  expect(uploaded).toBeChecked()
  expect(choice.getByRole('radio', { name: 'banner whole' })).toBeInTheDocument()
})

test('if uploaded pictures fail to load, the shop’s own can still be chosen', async () => {
  openBanner({ 'GET /api/admin/content-pictures?folder=banners': { status: 500, body: {} } })
  expect(await screen.findByText('Couldn’t load the uploaded pictures.')).toBeInTheDocument()
  expect(screen.getByRole('radio', { name: 'banner whole' })).toBeInTheDocument()
})
