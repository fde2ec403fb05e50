import { Button } from 'design-system/button/button'
import { TextArea } from 'design-system/text-area/text-area'
import { showToast } from 'design-system/toast/show-toast'
import { useState } from 'react'
import type { AdminReview } from 'shared-contracts/reviews/admin/reviews-schema'
import { LONGEST_REPLY } from 'shared-contracts/reviews/review'
import { EditForm } from '../../../components/forms/edit-form'
import { ChangeProblem } from '../../../components/screen-states/change-problem'
import { useMfAdminReplyToReviewMutation } from '../../../data/reviews/reviews-api'
import { whenText } from '../../../data/when'
import styles from './review.module.css'

/** The shop's public reply, which can be changed. The author gets the first one by email. */
export function ReplyForm({
  review: { id, reply, versions },
  onReload,
}: {
  review: AdminReview
  onReload: () => void
}) {
  const [text, setText] = useState(reply?.text ?? '')
  const [send, { error, isLoading }] = useMfAdminReplyToReviewMutation()
  if (!versions.some(({ isPublic }) => isPublic)) return null

  async function handleSubmit() {
    const { data } = await send({ id, body: { text } })
    if (data) showToast({ tone: 'ok', message: 'Reply published.' })
  }

  return (
    <EditForm onSubmit={handleSubmit} aria-label="Reply" className={styles.part}>
      <TextArea
        label="Public reply"
        hint={
          reply
            ? `By ${reply.by}, ${whenText(reply.at)}. The author got it by mail.`
            : 'Shown under the review. The author gets it by email, once.'
        }
        rows={5}
        maxLength={LONGEST_REPLY}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <ChangeProblem error={error} onReload={onReload} />
      <div>
        <Button type="submit" variant="line" busy={isLoading} disabled={text.trim() === ''}>
          {reply ? 'Change reply' : 'Publish reply'}
        </Button>
      </div>
    </EditForm>
  )
}
