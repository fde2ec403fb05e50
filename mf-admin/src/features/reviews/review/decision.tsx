import { Button } from 'design-system/button/button'
import { Select } from 'design-system/select/select'
import { showToast } from 'design-system/toast/show-toast'
import { useState } from 'react'
import type { AdminReview, ReviewVersion } from 'shared-contracts/reviews/admin/reviews-schema'
import { rejectionReasons } from 'shared-contracts/reviews/review'
import { MainAction } from '../../../components/actions/main-action'
import { EditForm } from '../../../components/forms/edit-form'
import { ChangeProblem } from '../../../components/screen-states/change-problem'
import {
  useMfAdminPublishReviewMutation,
  useMfAdminRejectReviewMutation,
} from '../../../data/reviews/reviews-api'
import { rejectionLabels } from './reason-labels'
import styles from './review.module.css'

interface Props {
  review: AdminReview
  onReload: () => void
}

/** Publishes the newest version, or rejects it with a reason, which the author gets by mail. */
export function Decision({ review, onReload }: Props) {
  const [newest] = review.versions
  if (!newest) return null
  return (
    <>
      <Rejection key={newest.version} id={review.id} version={newest} onReload={onReload} />
      {!newest.isPublic && <Publishing id={review.id} version={newest} onReload={onReload} />}
    </>
  )
}

interface PartProps {
  id: string
  version: ReviewVersion
  onReload: () => void
}

function Publishing({ id, version: { version }, onReload }: PartProps) {
  const [publish, { error, isLoading }] = useMfAdminPublishReviewMutation()

  async function handlePress() {
    const { data } = await publish({ id, body: { version } })
    if (data) showToast({ tone: 'ok', message: 'Review published.' })
  }

  return (
    <MainAction>
      <ChangeProblem error={error} onReload={onReload} />
      <Button busy={isLoading} onClick={() => void handlePress()}>
        Publish review
      </Button>
    </MainAction>
  )
}

function Rejection({ id, version: { version, state }, onReload }: PartProps) {
  const [typed, setTyped] = useState('')
  const [reject, { error, isLoading }] = useMfAdminRejectReviewMutation()
  if (state === 'rejected') return null
  const reason = rejectionReasons.find((one) => one === typed)

  async function handleSubmit() {
    if (!reason) return
    const { data } = await reject({ id, body: { version, reason } })
    if (data) showToast({ tone: 'ok', message: 'Review rejected.' })
  }

  return (
    <EditForm onSubmit={handleSubmit} aria-label="Reject review" className={styles.part}>
      <p>
        Publish good and bad opinions alike. Reject a review only for one of these reasons; its author gets it
        by email and can edit the review.
      </p>
      <Select label="Reason for rejecting" value={typed} onChange={({ target }) => setTyped(target.value)}>
        <option value="">Choose a reason</option>
        {rejectionReasons.map((one) => (
          <option key={one} value={one}>
            {rejectionLabels[one]}
          </option>
        ))}
      </Select>
      <ChangeProblem error={error} onReload={onReload} />
      <div>
        <Button type="submit" variant="line" busy={isLoading} disabled={!reason}>
          {state === 'published' ? 'Take review down' : 'Reject review'}
        </Button>
      </div>
    </EditForm>
  )
}
