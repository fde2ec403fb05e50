import { useParams } from 'react-router-dom'
import { useMfAccountConfirmNewsletterMutation } from '../../features/email/newsletter-api'
import { NewsletterStep } from '../../features/email/newsletter-step'

/** The target of the link in the confirmation mail. */
function ConfirmNewsletterPage() {
  const { token = '' } = useParams()
  const [confirm, answer] = useMfAccountConfirmNewsletterMutation()
  return (
    <NewsletterStep
      title="NEWSLETTER"
      text="Please confirm that you want our newsletter at your email address."
      button="Confirm Subscription"
      onPress={() => confirm(token)}
      answer={answer}
    />
  )
}

export { ConfirmNewsletterPage as Component }
