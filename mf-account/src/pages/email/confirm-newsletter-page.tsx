import { useParams } from 'react-router-dom'
import { MailedStep } from '../../features/email/mailed-step'
import { useMfAccountConfirmNewsletterMutation } from '../../features/email/newsletter-api'

function ConfirmNewsletterPage() {
  const { token = '' } = useParams()
  const [confirm, answer] = useMfAccountConfirmNewsletterMutation()
  return (
    <MailedStep
      title="NEWSLETTER"
      text="Please confirm that you’d like to get our newsletter."
      button="Confirm Subscription"
      onPress={() => confirm(token)}
      answer={answer}
    />
  )
}

export { ConfirmNewsletterPage as Component }
