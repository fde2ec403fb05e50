import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { selectIsSessionRestored, selectUser, useAppSelector } from 'shared-contracts/store'
import { forgetDraft, keepDraft, readDraft } from './drafts'

interface FormState<Values> {
  values: Values
  set: (name: keyof Values, value: string) => void
  reset: () => void
}

/**
 * Keeps what is typed into a form through a login, another app and a closed tab, until the form is reset. Without storage
 * the form works as ever.
 * @param form its name, of its own in the shop
 * @param fields those to keep: never a password, nothing of a payment
 * @returns `isRestored`, whether the form has been filled with a draft; `clear`, which empties it; `forget`, for a form
 *   that is sent and not reset
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: another customer may have another draft
  useEffect(() => {
    if (isCustomerKnown) restore()
  }, [isCustomerKnown, customer])

  // After `restore`: what is typed before the customer is known must not take the place of the draft unread.
  useEffect(() => {
    if (!isCustomerKnown || lastValues.current === values) return
    lastValues.current = values
    keep()
  }, [isCustomerKnown, values])

  return { isRestored, clear: reset, forget: () => forgetDraft(form) }
}
