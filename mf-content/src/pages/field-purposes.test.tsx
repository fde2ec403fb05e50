import { screen } from '@testing-library/react'
import { renderRemote } from 'shared-contracts/testing'
import { wrongPurposes } from 'shared-contracts/testing/field-purpose'
import module from '../module'

const visited = module.routes.map(({ path }) => path.replace(/:\w+/, '1'))

test.each(visited)('the browser can autofill every field at %s', async (path) => {
  renderRemote(module, path)
  await screen.findByRole('heading', { level: 1 })
  expect(wrongPurposes(document.body)).toEqual([])
})

test('the check covers the contact form', async () => {
  renderRemote(module, '/contact')
  expect(await screen.findByLabelText('Phone Number')).toHaveAttribute('autocomplete', 'tel-national')
})
