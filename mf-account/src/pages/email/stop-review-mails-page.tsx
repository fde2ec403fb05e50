import { useParams } from 'react-router-dom'
import { MailedStep } from '../../features/email/mailed-step'
import { useMfAccountStopReviewMailsMutation } from '../../features/reviews/reviews-api'

function StopReviewMailsPage() {
  const { token = '' } = useParams()
  const [stop, answer] = useMfAccountStopReviewMailsMutation()
  return (
    <MailedStep
      title="NO MORE REVIEW EMAILS"
      text="Press the button, and we won’t ask you for reviews by email again."
      button="Don’t ask me again"
      onPress={() => stop(token)}
      answer={answer}
    />
  )
}

export { StopReviewMailsPage as Component }
