import { screen, within } from '@testing-library/react'
import { openAddresses, typed } from '../../testing/open-addresses'

const required = [...Object.keys(typed), 'Region']

beforeEach(() => localStorage.clear())

test.each(required)(
  '%s is required: its error stays until it is edited, and nothing is sent [17.19]',
  async (label) => {
    const { user, save, posts } = openAddresses()
    await save()
    const field = screen.getByLabelText(label)
    expect(field).toHaveAccessibleDescription(`${label} is required`)
    if (label === 'Region') await user.selectOptions(field, 'Asia')
    else await user.type(field, 'A')
    expect(field).not.toHaveAccessibleDescription()
    expect(screen.getAllByText(/ is required$/)).toHaveLength(required.length - 1)
    expect(posts()).toEqual([])
  },
)

test('a field of spaces counts as empty, and the first invalid field gets the focus [17.19]', async () => {
  const { user, fill, save, posts } = openAddresses()
  await fill()
  for (const label of ['City', 'Pincode']) {
    await user.clear(screen.getByLabelText(label))
    await user.type(screen.getByLabelText(label), '  ')
  }
  await save()
  expect(screen.getByText('City is required')).toBeInTheDocument()
  expect(screen.getByText('Pincode is required')).toBeInTheDocument()
  expect(screen.getByLabelText('City')).toHaveFocus()
  expect(posts()).toEqual([])
})

test('the second line is optional, and any form of phone number and pincode is accepted [17.20]', async () => {
  const { user, fill, save, posts } = openAddresses()
  await fill()
  for (const [label, text] of [
    ['Address 2 (optional)', ''],
    ['Phone Number', '12-34'],
    ['Pincode', 'EC1A 1BB'],
  ] as const) {
    await user.clear(screen.getByLabelText(label))
    if (text) await user.type(screen.getByLabelText(label), text)
  }
  await save()
  expect(posts()[0]?.body).toMatchObject({
    address: '7 Residency Road',
    phoneNumber: '12-34',
    pincode: 'EC1A 1BB',
  })
})

test('the form offers five country codes, India first, and six regions; the country is India [17.17, 17.18]', async () => {
  openAddresses()
  const code = await screen.findByLabelText('Country Code')
  const offered = (label: string) =>
    within(screen.getByLabelText(label))
      .getAllByRole('option')
      .map(({ textContent }) => textContent)
  expect(code).toHaveValue('+91')
  expect(offered('Country Code')).toEqual(['+91 India', '+1 USA', '+44 UK', '+61 Australia', '+81 Japan'])
  expect(offered('Region').slice(1)).toEqual([
    'North America',
    'Europe',
    'India',
    'Asia',
    'Australia',
    'South America',
  ])
  expect(screen.getByLabelText('Country')).toHaveValue('India')
  expect(screen.getByLabelText('Country')).toHaveAttribute('readonly')
})
