import { Alert } from 'design-system/alert/alert'
import { Button } from 'design-system/button/button'
import { Form } from 'design-system/form/form'
import { useForm } from 'design-system/form/use-form'
import { FormGrid } from 'design-system/form-grid/form-grid'
import { Select } from 'design-system/select/select'
import { TextArea } from 'design-system/text-area/text-area'
import { serverMessage } from 'shared-contracts/http'
import { type ReportReason, reportReasons } from 'shared-contracts/reviews/review'
import { useText } from 'shared-contracts/words'
import { useMfCatalogReportReviewMutation } from '../../data/reviews-api'

const reasons: Record<ReportReason, string> = {
  'not-about-product': 'Not about this product',
  'personal-data': 'Personal details',
  abusive: 'Insults or threats',
  advertising: 'Advertising',
  'not-genuine': 'Not a real experience',
  illegal: 'Against the law',
  other: 'Something else',
}

export function ReportForm({ id, onSent }: { id: string; onSent: () => void }) {
  const t = useText()
  const { values, field, setProblems } = useForm({ reason: '', note: '' })
  const [send, { error, isLoading }] = useMfCatalogReportReviewMutation()

  async function handleSubmit() {
    const reason = reportReasons.find((one) => one === values.reason)
    if (!reason) return setProblems({ reason: t('Choose a reason') })
    const { error: failed } = await send({ id, report: { reason, note: values.note } })
    if (!failed) onSent()
  }

  return (
    <Form noValidate onSubmit={() => void handleSubmit()} aria-label={t('Report this review')}>
      <FormGrid>
        <Select label={t('What is wrong with this review?')} {...field('reason')}>
          <option value="">{t('Choose a reason')}</option>
          {reportReasons.map((reason) => (
            <option key={reason} value={reason}>
              {t(reasons[reason])}
            </option>
          ))}
        </Select>
        <TextArea label={t('Note')} optional rows={2} maxLength={500} {...field('note')} />
        {error && <Alert tone="bad">{serverMessage(error, t) ?? t('Something went wrong.')}</Alert>}
        <Button type="submit" size="sm" busy={isLoading}>
          {t('Report review')}
        </Button>
      </FormGrid>
    </Form>
  )
}
