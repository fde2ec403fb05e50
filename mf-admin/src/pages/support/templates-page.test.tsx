import { screen, waitFor, within } from '@testing-library/react'
import { openAdmin, refusals } from '../../testing/open-admin'

const PATH = '/api/admin/answer-templates'
const templates = [{ name: 'Parcel', text: 'Dear {name}.' }]

function openTemplates(api: object = {}) {
  return openAdmin('/admin/templates', {
    role: 'packer',
    api: { [`GET ${PATH}`]: { status: 200, body: { templates } }, ...api },
  })
}

test('staff change a template, add another, and delete one', async () => {
  const { user, requests } = openTemplates({
    [`POST ${PATH}`]: { status: 200, body: { templates } },
    [`DELETE ${PATH}/Shipment`]: { status: 200, body: { templates: [] } },
  })
  const known = within(await screen.findByRole('form', { name: 'Template Parcel' }))
  await user.type(known.getByLabelText('Text'), ' Thank you.')
  await user.click(known.getByRole('button', { name: 'Save template' }))
  expect(await screen.findByText('Template saved.')).toBeInTheDocument()
  const added = within(screen.getByRole('form', { name: 'New template' }))
  await user.type(added.getByLabelText('Name'), 'Late')
  await user.type(added.getByLabelText('Text'), 'Sorry.')
  await user.click(added.getByRole('button', { name: 'Add template' }))
  await waitFor(() => expect(added.getByLabelText('Name')).toHaveValue(''))
  await user.click(known.getByRole('button', { name: 'Delete template' }))
  await waitFor(() => expect(requests.filter(({ method }) => method === 'DELETE')).toHaveLength(1))
  expect(requests.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
    { name: 'Parcel', text: 'Dear {name}. Thank you.' },
    { name: 'Late', text: 'Sorry.' },
  ])
})

test('a refused template stays in its field', async () => {
  const { user } = openTemplates({ [`POST ${PATH}`]: refusals.changedMeanwhile })
  const known = within(await screen.findByRole('form', { name: 'Template Parcel' }))
  await user.type(known.getByLabelText('Text'), ' More.')
  await user.click(known.getByRole('button', { name: 'Save template' }))
  expect(await known.findByRole('alert')).toBeInTheDocument()
  expect(known.getByLabelText('Text')).toHaveValue('Dear {name}. More.')
})
