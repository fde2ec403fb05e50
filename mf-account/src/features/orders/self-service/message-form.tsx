import { Alert } from 'design-system/alert/alert'
import { Button } from 'design-system/button/button'
import { Form } from 'design-system/form/form'
import { useForm } from 'design-system/form/use-form'
import { FormGrid } from 'design-system/form-grid/form-grid'
import { TextArea } from 'design-system/text-area/text-area'
import { TextButton } from 'design-system/text-link/text-link'
import { showToast } from 'design-system/toast/show-toast'
import { useState } from 'react'
import { useDraft } from 'shared-contracts/forms/use-draft'
import { useText } from 'shared-contracts/words'
import { useMfAccountWriteMessageMutation } from './cases-api'
import { sendProblem } from './send-problem'
import { useCallKey } from './use-call-key'

/** Adds a message to a case. Opens on demand, unless a draft waits in it. */
export function MessageForm({ orderId, id }: { orderId: string; id: string }) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  const form = useForm({ text: '' })
  const { values, field, setProblems, reset } = form
  const draft = useDraft(`message ${id} ${orderId}`, form, ['text'])
  const [write, { error, isLoading }] = useMfAccountWriteMessageMutation()
  const keyFor = useCallKey()

  async function handleSubmit() {
    const text = values.text.trim()
    if (!text) return setProblems({ text: t('Enter your message') })
    if (isLoading) return
    const { data } = await write({ orderId, id, text, key: keyFor({ id, text }) })
    if (!data) return
    reset()
    draft.forget()
    setOpen(false)
    showToast({ tone: 'ok', message: t('Message sent.') })
  }

  if (!isOpen && !values.text)
    return (
      <div>
        <TextButton onClick={() => setOpen(true)}>
          {t('Add a message')}
          <span className="visually-hidden" translate="no">{` ${id}`}</span>
        </TextButton>
      </div>
    )
  return (
    <Form noValidate onSubmit={handleSubmit} aria-label={t('Message')}>
      <FormGrid>
        <TextArea label={t('Your message')} rows={3} maxLength={2000} {...field('text')} />
        {error && <Alert tone="bad">{sendProblem(error, t)}</Alert>}
        <Button type="submit" size="sm" busy={isLoading}>
          {t('Send message')}
        </Button>
      </FormGrid>
    </Form>
  )
}
