import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { selectIsSessionRestored, selectUser, useAppSelector } from 'shared-contracts/store'
import { forgetDraft, keepDraft, readDraft } from './drafts'

interface FormState<Values> {
  values: Values
  set: (name: keyof Values, value: string) => void
  reset: () => void
}

/**
 * Stores a form's input for up to three days or until it is reset, so that it survives a login, switching apps
 * and closing the tab. Without storage the form works normally.
 * @param form a name that is unique in the shop
 * @param fields the fields to store: never passwords or payment details
 * @returns `isRestored`, true if a draft has been filled in; `clear`, which empties the form; `forget`, which
 * only deletes the draft, for a form that has been sent
 */
export function useDraft<Values extends Record<string, string>>(
  form: string,
  { values, set, reset }: FormState<Values>,
  fields: readonly (keyof Values & string)[],
) {
  const customer = useAppSelector(selectUser)?.id ?? null
  const isCustomerKnown = useAppSelector(selectIsSessionRestored)
  const [blank] = useState(values)
  const [isRestored, setRestored] = useState(false)
  const lastCustomer = useRef<string | null>(null)
  const lastValues = useRef(values)

  const restore = useEffectEvent(() => {
    const hasLeft = lastCustomer.current !== null && lastCustomer.current !== customer
    lastCustomer.current = customer
    if (hasLeft) reset()
    const typed = hasLeft ? blank : values
    const draft = readDraft(form, customer)
    const filled = fields.filter((name) => draft[name] !== undefined && typed[name] === blank[name])
    for (const name of filled) set(name, draft[name] ?? '')
    setRestored(filled.length > 0)
  })

  const keep = useEffectEvent(() => {
    const typed = fields.filter((name) => values[name] !== blank[name])
    keepDraft(form, customer, Object.fromEntries(typed.map((name) => [name, values[name] ?? ''])))
    if (typed.length === 0) setRestored(false)
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: only if the customer changes, who may have another draft
  useEffect(() => {
    if (isCustomerKnown) restore()
  }, [isCustomerKnown, customer])

  // Must come after `restore`: input before the customer is known must not replace a draft that has not been read yet.
  useEffect(() => {
    if (!isCustomerKnown || lastValues.current === values) return
    lastValues.current = values
    keep()
  }, [isCustomerKnown, values])

  return { isRestored, clear: reset, forget: () => forgetDraft(form) }
}
