import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Button } from './button'

test('a busy button keeps its label, is announced as busy and cannot be pressed again', async () => {
  const pay = jest.fn()
  render(
    <Button busy onClick={pay}>
      PROCESSING...
    </Button>,
  )
  const button = screen.getByRole('button', { name: 'PROCESSING...' })
  expect(button).toBeDisabled()
  expect(button).toHaveAttribute('aria-busy', 'true')
  await userEvent.click(button)
  expect(pay).not.toHaveBeenCalled()
})

describe('a button pressed by keyboard', () => {
  /** Browsers blur a button when it becomes disabled; jsdom does not. */
  function becomeBusy() {
    const { rerender } = render(<Button>SUBMIT</Button>)
    const button = screen.getByRole('button')
    button.focus()
    rerender(<Button busy>SUBMIT</Button>)
    button.blur()
    return { button, answer: () => rerender(<Button>SUBMIT</Button>) }
  }

  it('regains the focus once it is enabled [18.8]', () => {
    const { button, answer } = becomeBusy()
    answer()
    expect(button).toHaveFocus()
  })

  it('leaves the focus where the reader has moved it', () => {
    render(<input aria-label="Email" />)
    const { answer } = becomeBusy()
    screen.getByLabelText('Email').focus()
    answer()
    expect(screen.getByLabelText('Email')).toHaveFocus()
  })
})

test('a button submits a form only if its type says so', async () => {
  const submit = jest.fn((event) => event.preventDefault())
  render(
    <form onSubmit={submit}>
      <Button>Cancel</Button>
      <Button type="submit">SUBMIT</Button>
    </form>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(submit).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'SUBMIT' }))
  expect(submit).toHaveBeenCalledTimes(1)
})
