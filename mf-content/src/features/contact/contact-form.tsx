import { Alert } from 'design-system/alert/alert'
import { Button } from 'design-system/button/button'
import { Field } from 'design-system/field/field'
import { Form } from 'design-system/form/form'
import { RestoredNote } from 'design-system/form/restored-note'
import { useForm } from 'design-system/form/use-form'
import { FormGrid } from 'design-system/form-grid/form-grid'
import { LabelFrame } from 'design-system/label-frame/label-frame'
import { TextArea } from 'design-system/text-area/text-area'
import { showToast } from 'design-system/toast/show-toast'
import { useState } from 'react'
import { cleanEmail } from 'shared-contracts/forms/clean-email'
import { useDraft } from 'shared-contracts/forms/use-draft'
import { api } from 'shared-contracts/http'
import { sendOrWait } from 'shared-contracts/store'
import type { ContactForm as ContactMessage } from 'shared-contracts/support/contact-schema'
import { normalisePhoneText, typedPhone } from 'shared-contracts/values/phone'
import { useText } from 'shared-contracts/words'
import styles from './contact-form.module.css'
import { PhoneField } from './phone-field'

const { useMfContentSendMessageMutation } = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** The response body is unused: only success or failure matters (specification 18.4 and 18.5). */
    mfContentSendMessage: build.mutation<unknown, ContactMessage & { key: string }>({
      query: ({ key, ...data }) => ({
        url: '/api/contact-form',
        method: 'POST',
        data,
        headers: { 'Idempotency-Key': key },
      }),
    }),
  }),
})

const sent = { tone: 'ok', message: 'Message sent successfully!' } as const
const failed = { tone: 'bad', message: 'Failed to send message. Please try again.' } as const

const blank: ContactMessage = { firstName: '', lastName: '', email: '', phoneNumber: '', message: '' }

const fields = Object.keys(blank) as (keyof ContactMessage)[]

/** The contact form. Browsers check fields (specification 18.7). A toast shows the result, for 3 s (18.6). */
export function ContactForm() {
  const t = useText()
  const form = useForm(blank)
  const { values, field, set, reset } = form
  const draft = useDraft('contact', form, fields)
  const [send, { isLoading }] = useMfContentSendMessageMutation()
  const [answered, setAnswered] = useState<{ tone: 'ok' | 'bad'; message: string }>()

  async function handleSubmit() {
    setAnswered(undefined)
    const message = { ...values, phoneNumber: normalisePhoneText(values.phoneNumber) }
    const { isSent, hasWaited } = await sendOrWait(
      { kind: 'contact', data: message },
      {
        send: (key) => send({ ...message, key }),
        onWaiting(message) {
          // A queued message is stored elsewhere, so its draft can go.
          draft.forget()
          setAnswered({ tone: 'ok', message })
        },
      },
    )
    if (isSent) reset()
    const answer = isSent ? sent : failed
    setAnswered(answer)
    // The shell announces queued messages wherever the shopper is when they are sent (shell/src/offline).
    if (!hasWaited) showToast({ ...answer, message: t(answer.message), isQuiet: true })
  }

  return (
    <LabelFrame className={styles.frame}>
      <h2 className="h3">{t('Send us a message')}</h2>
      <Form onSubmit={handleSubmit} aria-label={t('Contact')} className={styles.form}>
        <FormGrid>
          <Field
            label={t('First Name')}
            span="half"
            autoComplete="given-name"
            maxLength={100}
            required
            {...field('firstName')}
          />
          <Field
            label={t('Last Name')}
            span="half"
            autoComplete="family-name"
            maxLength={100}
            required
            {...field('lastName')}
          />
          <Field
            label={t('Email')}
            span="half"
            type="email"
            autoComplete="email"
            maxLength={254}
            required
            onInput={cleanEmail}
            {...field('email')}
          />
          <PhoneField
            {...field('phoneNumber')}
            onChange={({ target }) => set('phoneNumber', typedPhone(target.value))}
          />
          <TextArea label={t('Message')} maxLength={5000} required {...field('message')} />
        </FormGrid>
        {answered && <Alert tone={answered.tone}>{t(answered.message)}</Alert>}
        <Button type="submit" size="lg" busy={isLoading}>
          {t('SUBMIT')}
        </Button>
        {draft.isRestored && <RestoredNote onClear={draft.clear} />}
      </Form>
    </LabelFrame>
  )
}
