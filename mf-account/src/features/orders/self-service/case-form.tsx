import { Alert } from 'design-system/alert/alert'
import { Button } from 'design-system/button/button'
import { Form } from 'design-system/form/form'
import { RestoredNote } from 'design-system/form/restored-note'
import { useForm } from 'design-system/form/use-form'
import { FormGrid } from 'design-system/form-grid/form-grid'
import { Select } from 'design-system/select/select'
import { TextArea } from 'design-system/text-area/text-area'
import { useState } from 'react'
import { useDraft } from 'shared-contracts/forms/use-draft'
import { REPORT_WITHIN_DAYS, RETURN_WITHIN_DAYS } from 'shared-contracts/fulfilment/delivery'
import type { LineQuantity } from 'shared-contracts/fulfilment/shipments'
import { api, isApiError } from 'shared-contracts/http'
import { useAppDispatch } from 'shared-contracts/store'
import { type CaseReason, caseReasons, caseReturnReasons } from 'shared-contracts/support/cases/case'
import type { CustomerCase } from 'shared-contracts/support/cases/case-schema'
import { useText } from 'shared-contracts/words'
import type { Invoice } from '../invoice'
import { reasonTexts } from './case-texts'
import { useMfAccountOpenCaseMutation, useMfAccountSendPhotoMutation } from './cases-api'
import { ItemChoice } from './item-choice'
import { PhotoField } from './photo-field'
import styles from './self-service.module.css'
import { sendPhotos } from './send-photos'
import { sendProblem } from './send-problem'
import { useCallKey } from './use-call-key'

interface Props {
  kind: 'problem' | 'return'
  invoice: Invoice
  /** The items to choose from. */
  items: readonly LineQuantity[]
  onDone: (message: string) => void
}

/** Reports a problem or asks for a return. A draft keeps the text; photos only survive a failed send. */
export function CaseForm({ kind, invoice: { orderId, lines }, items, onDone }: Props) {
  const t = useText()
  const dispatch = useAppDispatch()
  // A single item is the one that is meant.
  const only = items.length === 1 ? '1' : '0'
  const blank = Object.fromEntries([
    ['reason', ''],
    ['text', ''],
    ...items.map(({ line }) => [`item${line}`, only]),
  ]) as Record<string, string>
  const form = useForm(blank)
  const { values, field, problems, setProblems } = form
  const draft = useDraft(`${kind} ${orderId}`, form, Object.keys(blank))
  const [photos, setPhotos] = useState<File[]>([])
  const [photoProblem, setPhotoProblem] = useState<string>()
  const [opened, setOpened] = useState<CustomerCase>()
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const [open] = useMfAccountOpenCaseMutation()
  const [send] = useMfAccountSendPhotoMutation()
  const keyFor = useCallKey()
  const reasons: readonly CaseReason[] = kind === 'return' ? caseReturnReasons : caseReasons

  const submit = kind === 'return' ? t('Request return') : t('Send report')

  function readInput() {
    const chosen = items
      .map(({ line }) => ({ line, quantity: Number(values[`item${line}`]) }))
      .filter(({ quantity }) => quantity > 0)
    const reason = reasons.find((one) => one === values.reason)
    const text = values.text?.trim() ?? ''
    const isWhole = reason && text && chosen.length > 0
    if (isWhole) return { kind, reason, text, items: chosen }
    setProblems({
      ...(chosen.length === 0 && { items: t('Choose at least one item') }),
      ...(!reason && { reason: t('Choose a reason') }),
      ...(!text && { text: t('Describe what happened') }),
    })
    return undefined
  }

  async function openCase(): Promise<CustomerCase | undefined> {
    if (opened) return opened
    const input = readInput()
    if (!input) return undefined
    const { data, error } = await open({ orderId, input, key: keyFor(input) })
    if (!data) {
      setProblem(isApiError(error) ? sendProblem(error, t) : t('Something went wrong.'))
      return undefined
    }
    draft.forget()
    setOpened(data)
    return data
  }

  async function handleSubmit() {
    if (isBusy) return
    setProblem(undefined)
    setProblems({})
    setBusy(true)
    const sent = await openCase()
    const { left, error } = sent
      ? await sendPhotos(photos, (photo) => send({ orderId, id: sent.id, photo }))
      : { left: photos, error: undefined }
    setPhotos(left)
    setBusy(false)
    if (!sent) return
    if (error) return setProblem(`${t('A photo wasn’t sent.')} ${sendProblem(error, t)}`)
    dispatch(api.util.invalidateTags(['Orders']))
    onDone(kind === 'return' ? t('Return request sent.') : t('Report sent.'))
  }

  function handlePhotos(next: File[], problem?: string) {
    setPhotos(next)
    setPhotoProblem(problem)
  }

  return (
    <Form
      noValidate
      onSubmit={handleSubmit}
      className={styles.form}
      aria-label={kind === 'return' ? t('Return items') : t('Report a problem')}
    >
      <FormGrid>
        <p>
          {kind === 'return'
            ? t(
                'You can return damaged, defective or wrong items within {days} days of delivery, unopened and in their original packaging.',
                { days: RETURN_WITHIN_DAYS },
              )
            : t('You can report a problem within {days} days of delivery. Photos help us to help you.', {
                days: REPORT_WITHIN_DAYS,
              })}
        </p>
        {opened ? (
          <Alert tone="ok">{t('We’ve received what you wrote. Some photos are still missing.')}</Alert>
        ) : (
          <>
            <ItemChoice items={items} lines={lines} field={field} error={problems.items} />
            <Select label={t('Reason')} required {...field('reason')}>
              <option value="">{t('Choose a reason')}</option>
              {reasons.map((reason) => (
                <option key={reason} value={reason}>
                  {t(reasonTexts[reason])}
                </option>
              ))}
            </Select>
            <TextArea label={t('What happened?')} required maxLength={2000} {...field('text')} />
          </>
        )}
        <PhotoField photos={photos} error={photoProblem} onChange={handlePhotos} />
        {problem && <Alert tone="bad">{problem}</Alert>}
        <Button type="submit" busy={isBusy}>
          {opened ? t('Send photos') : submit}
        </Button>
        {draft.isRestored && !opened && <RestoredNote onClear={draft.clear} />}
      </FormGrid>
    </Form>
  )
}
