import { type ChangeEvent, useState } from 'react'

type Problems<Values> = Partial<Record<keyof Values, string>>
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/**
 * The values of a form's fields and their problems. Editing a field clears its problem (specification 17.19).
 * @param blank the initial value of every field, also after `reset`
 * @returns `field(name)`, the props of Field, Select or TextArea; `set`, for values stored in a different
 * format from the typed one; `setProblems`, with a sentence for each invalid field; `rebase`, for newer data
 * that loads while the form is open
 */
export function useForm<Values extends Record<string, string>>(blank: Values) {
  const [values, setValues] = useState(blank)
  const [problems, setProblems] = useState<Problems<Values>>({})

  function set(name: keyof Values, value: string) {
    setValues((known) => ({ ...known, [name]: value }))
    setProblems((known) => ({ ...known, [name]: undefined }))
  }

  function reset() {
    setValues(blank)
    setProblems({})
  }

  /** Replaces the values with newer ones. @param keepsTyped true to keep the fields that have been edited */
  function rebase(next: Values, keepsTyped: boolean) {
    const changed = Object.entries(values).filter(([name, value]) => name in next && value !== blank[name])
    setValues({ ...next, ...(keepsTyped && Object.fromEntries(changed)) })
  }

  const field = <Name extends keyof Values & string>(name: Name) => ({
    name,
    value: values[name],
    error: problems[name],
    onChange: ({ target }: ChangeEvent<Control>) => set(name, target.value),
  })

  return { values, problems, setProblems, field, set, reset, rebase }
}
