import { useParams } from 'react-router-dom'
import { useMfAccountUnsubscribeMutation } from '../../features/email/newsletter-api'
import { NewsletterStep } from '../../features/email/newsletter-step'

/** The target of the unsubscribe link in each newsletter. */
function UnsubscribePage() {
  const { token = '' } = useParams()
  const [unsubscribe, answer] = useMfAccountUnsubscribeMutation()
  return (
    <NewsletterStep
      title="UNSUBSCRIBE"
      text="Press the button, and you get no more newsletters from us at this address."
      button="Unsubscribe"
      onPress={() => unsubscribe(token)}
      answer={answer}
    />
  )
}

export { UnsubscribePage as Component }
