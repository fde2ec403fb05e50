import { type ChangeEvent, useState } from 'react'

type Problems<Values> = Partial<Record<keyof Values, string>>
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/**
 * What stands in a form's fields and what is wrong with each; editing a field clears its problem
 * (specification 17.19).
 * @param blank the value of every field at first and after `reset`
 * @returns `field(name)`, the props of Field, Select or TextArea; `set`, for a value that is not typed as it is kept;
 *   `setProblems`, with a sentence for each field that needs attention
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
