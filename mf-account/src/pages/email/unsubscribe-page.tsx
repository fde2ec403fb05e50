import { useParams } from 'react-router-dom'
import { useMfAccountUnsubscribeMutation } from '../../features/email/newsletter-api'
import { NewsletterStep } from '../../features/email/newsletter-step'

function UnsubscribePage() {
  const { token = '' } = useParams()
  const [unsubscribe, answer] = useMfAccountUnsubscribeMutation()
  return (
    <NewsletterStep
      title="UNSUBSCRIBE"
      text="Press the button to stop getting our newsletter at this address."
      button="Unsubscribe"
      onPress={() => unsubscribe(token)}
      answer={answer}
    />
  )
}

export { UnsubscribePage as Component }
