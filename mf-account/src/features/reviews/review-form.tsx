import { Alert } from 'design-system/alert/alert'
import { Button } from 'design-system/button/button'
import { Form } from 'design-system/form/form'
import { RestoredNote } from 'design-system/form/restored-note'
import { useForm } from 'design-system/form/use-form'
import { FormGrid } from 'design-system/form-grid/form-grid'
import { TextArea } from 'design-system/text-area/text-area'
import { useDraft } from 'shared-contracts/forms/use-draft'
import { serverMessage } from 'shared-contracts/http'
import type { OwnReview, OwnReviews } from 'shared-contracts/reviews/review-schema'
import { findTextProblem } from 'shared-contracts/reviews/text-problem'
import { useText } from 'shared-contracts/words'
import { PhotoChoice } from './photo-choice'
import styles from './review-form.module.css'
import { useMfAccountSaveReviewMutation } from './reviews-api'
import { StarChoice } from './star-choice'

interface ReviewFormProps {
  productId: string
  /** The customer's name as shown under the review. */
  name: string
  /** The customer's earlier review, if there is one. */
  earlier: OwnReview['published']
  onSaved: (own: OwnReviews) => void
}

const drafted = ['stars', 'text', 'photos', 'name'] as const

export function ReviewForm({ productId, name, earlier, onSaved }: ReviewFormProps) {
  const t = useText()
  const form = useForm({
    stars: earlier?.stars ? String(earlier.stars) : '',
    text: earlier?.text ?? '',
    photos: earlier?.photos.map(({ id }) => id).join() ?? '',
    name: earlier && !earlier.name ? '' : 'shown',
  })
  const { values, problems, setProblems, field, set } = form
  // The draft survives a lost connection. Photos are already on the server.
  const draft = useDraft(`review-${productId}`, form, drafted)
  const [save, { error, isLoading }] = useMfAccountSaveReviewMutation()
  const photos = values.photos.split(',').filter(Boolean)

  async function handleSubmit() {
    const problem = findTextProblem(values.text)
    if (problem || !values.stars)
      return setProblems({
        ...(problem && { text: t(problem) }),
        ...(!values.stars && { stars: t('Choose 1 to 5 stars') }),
      })
    const { stars, text } = values
    const review = { stars: Number(stars), text, photos, showsName: values.name === 'shown' }
    const { data } = await save({ productId, review })
    if (!data) return
    draft.forget()
    onSaved(data)
  }

  return (
    <Form noValidate onSubmit={() => void handleSubmit()} aria-label={t('Your review')}>
      <FormGrid>
        {draft.isRestored && <RestoredNote onClear={draft.clear} />}
        <StarChoice value={values.stars} error={problems.stars} onChange={(stars) => set('stars', stars)} />
        <TextArea
          label={t('What did you think of it?')}
          hint={t(
            '10 to 2,000 characters, in any language. Leave out phone numbers, email addresses and links.',
          )}
          rows={6}
          {...field('text')}
        />
        <PhotoChoice ids={photos} onChange={(ids) => set('photos', ids.join())} />
        <label className={styles.tick}>
          <input
            type="checkbox"
            name="name"
            checked={values.name === 'shown'}
            onChange={({ target }) => set('name', target.checked ? 'shown' : '')}
          />
          <span>{t('Show my name as “{name}”', { name })}</span>
        </label>
        <p className="small muted">
          {t(
            'A person reads every review before it is published. We publish good and bad opinions alike, and never change what you write.',
          )}
        </p>
        {error && (
          <Alert tone="bad">
            {serverMessage(error, t) ?? t('Your review wasn’t sent. It’s saved on this device: try again.')}
          </Alert>
        )}
        <Button type="submit" busy={isLoading}>
          {t('Send review')}
        </Button>
      </FormGrid>
    </Form>
  )
}
