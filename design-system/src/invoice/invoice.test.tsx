import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { InvoiceList } from './invoice'

const invoices = ['ORD-1', 'ORD-2'].map((id) => ({
  id,
  title: `ORDER INVOICE #${id}`,
  meta: 'Paid',
  content: <p>Lines of {id}</p>,
}))

test('one invoice is open at a time', async () => {
  render(<InvoiceList invoices={invoices} />)
  await userEvent.click(screen.getByRole('button', { name: /ORDER INVOICE #ORD-1/ }))
  expect(screen.getByText('Lines of ORD-1')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: /ORDER INVOICE #ORD-2/ }))
  expect(screen.getByText('Lines of ORD-2')).toBeVisible()
  expect(screen.getByText('Lines of ORD-1')).not.toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: /ORDER INVOICE #ORD-2/ }))
  expect(screen.getByText('Lines of ORD-2')).not.toBeVisible()
})
