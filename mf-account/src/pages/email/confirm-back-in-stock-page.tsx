import { useParams } from 'react-router-dom'
import { useMfAccountConfirmBackInStockMutation } from '../../features/email/back-in-stock-api'
import { MailedStep } from '../../features/email/mailed-step'

function ConfirmBackInStockPage() {
  const { token = '' } = useParams()
  const [confirm, answer] = useMfAccountConfirmBackInStockMutation()
  return (
    <MailedStep
      title="BACK IN STOCK"
      text="Please confirm that you’d like one email when it’s back in stock."
      button="Confirm Request"
      onPress={() => confirm(token)}
      answer={answer}
    />
  )
}

export { ConfirmBackInStockPage as Component }
