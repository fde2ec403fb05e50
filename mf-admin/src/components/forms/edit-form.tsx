import { Form } from 'design-system/form/form'
import { type ComponentProps, createContext, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { markSaved, trackForm } from '../../data/unsaved/unsaved-forms'

/** The labels of a form's invalid fields. `ChangeProblem` lists them beside the submit button. */
export const WrongFields = createContext<readonly string[]>([])

/**
 * A form that changes data. Leaving the screen or closing the sheet asks before discarding unsaved input. After a failed submit
 * the first invalid field gets the focus, and the invalid fields are listed beside the submit button.
 * @param onSubmit resolves to true once everything is saved; needed only if the form stays open with its values
 * @param isKept true if the browser stores the input, so that leaving loses nothing
 */
export function EditForm({
  onSubmit,
  isKept = false,
  children,
  ...rest
}: Omit<ComponentProps<typeof Form>, 'onSubmit'> & {
  onSubmit: () => unknown
  isKept?: boolean
}) {
  const ref = useRef<HTMLFormElement>(null)
  const [attempts, setAttempts] = useState(0)
  const [wrong, setWrong] = useState<readonly string[]>([])

  useLayoutEffect(() => (ref.current && !isKept ? trackForm(ref.current) : undefined), [isKept])

  // Runs after the fields have rendered their errors.
  useEffect(() => {
    if (attempts === 0 || !ref.current) return
    const fields = [...ref.current.querySelectorAll<HTMLInputElement>('[aria-invalid="true"]')]
    setWrong(fields.map(({ labels }) => labels?.[0]?.textContent ?? ''))
    fields[0]?.focus()
  }, [attempts])

  async function handleSubmit() {
    const isSaved = (await onSubmit()) === true
    if (isSaved && ref.current) markSaved(ref.current)
    setAttempts((count) => count + 1)
  }

  return (
    <WrongFields value={wrong}>
      <Form {...rest} ref={ref} onSubmit={handleSubmit} onInput={() => setWrong([])}>
        {children}
      </Form>
    </WrongFields>
  )
}
