import { screen } from '@testing-library/react'
import { wrongPurposes } from 'shared-contracts/testing/field-purpose'
import module from '../module'
import { turmericLine } from '../testing/example-cart'
import { openPage } from '../testing/open-page'

const visited = module.routes.map(({ path }) => path.replace(/:\w+/, 'some-transaction'))

test.each(visited)('the browser can autofill every field at %s', async (path) => {
  openPage({ path, lines: [turmericLine] })
  await screen.findByRole('heading', { level: 1 })
  expect(wrongPurposes(document.body)).toEqual([])
})

test('the browser can autofill the whole address of the checkout', async () => {
  openPage({ path: '/checkout', lines: [turmericLine] })
  await screen.findByRole('form', { name: 'New address' })
  expect(wrongPurposes(document.body)).toEqual([])
  expect(document.querySelectorAll('[autocomplete]')).toHaveLength(10)
})

test('a phone shows a numeric keyboard for an Indian pincode and letters for others', async () => {
  const { user } = openPage({ path: '/checkout', lines: [turmericLine] })
  const pincode = await screen.findByLabelText('Pincode')
  expect(pincode).toHaveAttribute('inputmode', 'numeric')
  await user.selectOptions(screen.getByLabelText('Country'), 'United Kingdom')
  expect(pincode).not.toHaveAttribute('inputmode')
})
