import { useParams } from 'react-router-dom'
import { MailedStep } from '../../features/email/mailed-step'
import { useMfAccountUnsubscribeMutation } from '../../features/email/newsletter-api'

function UnsubscribePage() {
  const { token = '' } = useParams()
  const [unsubscribe, answer] = useMfAccountUnsubscribeMutation()
  return (
    <MailedStep
      title="UNSUBSCRIBE"
      text="Press the button to stop getting our newsletter at this address."
      button="Unsubscribe"
      onPress={() => unsubscribe(token)}
      answer={answer}
    />
  )
}

export { UnsubscribePage as Component }
