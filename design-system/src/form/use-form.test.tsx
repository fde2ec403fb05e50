import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Field } from '../field/field'
import { useForm } from './use-form'

function AddressForm() {
  const { values, field, set, setProblems, reset, rebase } = useForm({ city: '', pincode: '' })
  return (
    <>
      <Field label="City" {...field('city')} />
      <Field label="Pincode" {...field('pincode')} />
      <output>{`${values.city}/${values.pincode}`}</output>
      <button
        type="button"
        onClick={() => setProblems({ city: 'City is required', pincode: 'Pincode is required' })}
      >
        Check
      </button>
      <button type="button" onClick={() => set('pincode', '560001')}>
        Fill
      </button>
      <button type="button" onClick={() => rebase({ city: 'Hubballi', pincode: '580020' }, true)}>
        Keep typed
      </button>
      <button type="button" onClick={() => rebase({ city: 'Hubballi', pincode: '580020' }, false)}>
        Take all
      </button>
      <button type="button" onClick={reset}>
        Reset
      </button>
    </>
  )
}

describe('a form', () => {
  it('keeps the value of each field', async () => {
    render(<AddressForm />)
    await userEvent.type(screen.getByLabelText('City'), 'Mysuru')
    await userEvent.click(screen.getByText('Fill'))
    expect(screen.getByRole('status')).toHaveTextContent('Mysuru/560001')
  })

  it('clears the problem of the edited field only', async () => {
    render(<AddressForm />)
    await userEvent.click(screen.getByText('Check'))
    await userEvent.type(screen.getByLabelText('City'), 'M')
    expect(screen.queryByText('City is required')).not.toBeInTheDocument()
    expect(screen.getByText('Pincode is required')).toBeVisible()
  })

  it('takes newer values, and keeps edited ones if told to', async () => {
    render(<AddressForm />)
    await userEvent.type(screen.getByLabelText('City'), 'Mysuru')
    await userEvent.click(screen.getByText('Keep typed'))
    expect(screen.getByRole('status')).toHaveTextContent('Mysuru/580020')
    await userEvent.click(screen.getByText('Take all'))
    expect(screen.getByRole('status')).toHaveTextContent('Hubballi/580020')
  })

  it('is blank and without problems after a reset', async () => {
    render(<AddressForm />)
    await userEvent.type(screen.getByLabelText('City'), 'Mysuru')
    await userEvent.click(screen.getByText('Check'))
    await userEvent.click(screen.getByText('Reset'))
    expect(screen.getByLabelText('City')).toHaveValue('')
    expect(screen.queryByText('City is required')).not.toBeInTheDocument()
  })
})
