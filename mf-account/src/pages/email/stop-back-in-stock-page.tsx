import { useParams } from 'react-router-dom'
import { useMfAccountStopBackInStockMutation } from '../../features/email/back-in-stock-api'
import { MailedStep } from '../../features/email/mailed-step'

function StopBackInStockPage() {
  const { token = '' } = useParams()
  const [stop, answer] = useMfAccountStopBackInStockMutation()
  return (
    <MailedStep
      title="DELETE REQUEST"
      text="Press the button if you no longer want an email when it’s back in stock."
      button="Delete Request"
      onPress={() => stop(token)}
      answer={answer}
    />
  )
}

export { StopBackInStockPage as Component }
