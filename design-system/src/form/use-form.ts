import { type ChangeEvent, useState } from 'react'

type Problems<Values> = Partial<Record<keyof Values, string>>
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/**
 * The values of a form's fields and their problems. Editing a field clears its problem (specification 17.19).
 * @param blank the initial value of every field, also after `reset`
 * @returns `field(name)`, the props of Field, Select or TextArea; `set`, for a value stored in another form than typed;
 *   `setProblems`, which takes a sentence for each invalid field
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

  const field = <Name extends keyof Values & string>(name: Name) => ({
    name,
    value: values[name],
    error: problems[name],
    onChange: ({ target }: ChangeEvent<Control>) => set(name, target.value),
  })

  return { values, problems, setProblems, field, set, reset }
}
