import { Alert } from 'design-system/alert/alert'
import { Button } from 'design-system/button/button'
import { Field } from 'design-system/field/field'
import { Form } from 'design-system/form/form'
import { useState } from 'react'
import { cleanEmail } from 'shared-contracts/forms/clean-email'
import { api } from 'shared-contracts/http'
import { subscriptionProblem } from 'shared-contracts/newsletter/subscription'
import type { Subscription } from 'shared-contracts/newsletter/subscription-schema'
import { sendOrWait } from 'shared-contracts/store'
import { useText } from 'shared-contracts/words'
import styles from './newsletter-form.module.css'

const { useShellSubscribeMutation } = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    shellSubscribe: build.mutation<unknown, Subscription & { key: string }>({
      query: ({ key, ...data }) => ({
        url: '/api/subscribe',
        method: 'POST',
        data,
        headers: { 'Idempotency-Key': key },
      }),
    }),
  }),
})

type Message = { tone: 'ok' | 'bad'; text: string; isSent?: true }

/** The newsletter sign-up (specification 3.9 to 3.14). */
export function NewsletterForm() {
  const t = useText()
  const [email, setEmail] = useState('')
  const [message, setMessage] = useState<Message | null>(null)
  const [subscribe, { isLoading }] = useShellSubscribeMutation()

  async function handleSubmit() {
    const problem = subscriptionProblem(email)
    if (problem) return setMessage({ tone: 'bad', text: problem })
    setMessage(null)
    const { isSent } = await sendOrWait(
      { kind: 'newsletter', data: { email } },
      { send: (key) => subscribe({ email, key }), onWaiting: (text) => setMessage({ tone: 'ok', text }) },
    )
    if (!isSent) return setMessage({ tone: 'bad', text: 'Failed to subscribe. Please try again.' })
    setEmail('')
    setMessage({ tone: 'ok', text: 'Subscription successful! Thank you.', isSent })
  }

  return (
    <section className={styles.news} aria-labelledby="newsletter">
      <div>
        <h2 id="newsletter" className={styles.title}>
          {t('Get a recipe with every new spice')}
        </h2>
        <p className={styles.promise}>{t('New kits, harvest news and recipes. Unsubscribe any time.')}</p>
      </div>
      <Form className={styles.form} onSubmit={handleSubmit}>
        <div className={styles.email}>
          <Field
            label={t('Your email')}
            type="email"
            name="email"
            autoComplete="email"
            placeholder="you@example.com"
            value={email}
            onInput={cleanEmail}
            onChange={(event) => setEmail(event.target.value)}
          />
        </div>
        <Button type="submit" variant="gold" disabled={isLoading} busy={isLoading}>
          {t(isLoading ? 'Subscribing...' : 'SUBSCRIBE')}
        </Button>
        {message && (
          <div className={styles.message}>
            <Alert tone={message.tone}>{t(message.text)}</Alert>
            {message.isSent && (
              <p aria-live="polite">
                {t('If this address is new to us, confirm it with the link in our email.')}
              </p>
            )}
          </div>
        )}
      </Form>
    </section>
  )
}
