import { Button } from 'design-system/button/button'
import { Field } from 'design-system/field/field'
import { Form } from 'design-system/form/form'
import { useState } from 'react'
import type { BackInStockRequest } from 'shared-contracts/catalog/back-in-stock-schema'
import { cleanEmail } from 'shared-contracts/forms/clean-email'
import { api, serverMessage } from 'shared-contracts/http'
import { subscriptionProblem } from 'shared-contracts/newsletter/subscription'
import { selectUser, useAppSelector } from 'shared-contracts/store'
import { useText } from 'shared-contracts/words'
import styles from './unavailable.module.css'

const { useMfCatalogRequestMailMutation } = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Resolves to true if the address has to be confirmed with a mailed link. */
    mfCatalogRequestMail: build.mutation<boolean, BackInStockRequest>({
      query: (data) => ({ url: '/api/back-in-stock', method: 'POST', data }),
      transformResponse: (answer: unknown) => Object(answer).needsConfirming !== false,
    }),
  }),
})

interface Props {
  productId: string
  variantId: string
}

/** Asks for one email when a sold-out pack is back. Pass the pack's id as key. */
export function NotifyMe({ productId, variantId }: Props) {
  const t = useText()
  const user = useAppSelector(selectUser)
  const [typed, setTyped] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const [request, { data: needsConfirming, isLoading }] = useMfCatalogRequestMailMutation()
  const email = typed ?? user?.email ?? ''

  async function handleSubmit() {
    const wrong = subscriptionProblem(email)
    setProblem(wrong && t(wrong))
    if (wrong) return
    const { error } = await request({ productId, variantId, email })
    if (error)
      setProblem(
        serverMessage(error, t) ??
          `${t('Couldn’t save your request.')} ${t('Check your connection and try again.')}`,
      )
  }

  if (needsConfirming !== undefined)
    return (
      // The button that had the focus is gone.
      <p ref={focus} tabIndex={-1} role="status">
        {needsConfirming
          ? t('Almost done: confirm your address with the link in our email.')
          : t('We’ll email you once when it’s back.')}
      </p>
    )
  return (
    <Form className={styles.notify} aria-label={t('Notify me')} onSubmit={handleSubmit}>
      <Field
        label={t('Your email')}
        type="email"
        name="email"
        autoComplete="email"
        hint={t('We’ll email you once when it’s back.')}
        value={email}
        error={problem}
        onInput={cleanEmail}
        onChange={({ target }) => {
          setTyped(target.value)
          setProblem(undefined)
        }}
      />
      <Button type="submit" variant="line" block busy={isLoading}>
        {t('Notify me')}
      </Button>
    </Form>
  )
}

function focus(element: HTMLElement | null): void {
  element?.focus()
}
