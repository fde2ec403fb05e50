import type { useForm } from 'design-system/form/use-form'
import type { Values } from './values/product-values'

/** The form of a product, as its parts take it. */
export interface FormPart {
  form: ReturnType<typeof useForm<Values>>
}

/** The props of a box to tick. */
export function tick({ form }: FormPart, name: string) {
  return {
    checked: form.values[name] === 'yes',
    onChange: ({ target }: { target: { checked: boolean } }) => form.set(name, target.checked ? 'yes' : 'no'),
  }
}
