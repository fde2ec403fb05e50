import { useParams } from 'react-router-dom'
import { useMfAccountConfirmNewsletterMutation } from '../../features/email/newsletter-api'
import { NewsletterStep } from '../../features/email/newsletter-step'

function ConfirmNewsletterPage() {
  const { token = '' } = useParams()
  const [confirm, answer] = useMfAccountConfirmNewsletterMutation()
  return (
    <NewsletterStep
      title="NEWSLETTER"
      text="Please confirm that you’d like to get our newsletter."
      button="Confirm Subscription"
      onPress={() => confirm(token)}
      answer={answer}
    />
  )
}

export { ConfirmNewsletterPage as Component }
