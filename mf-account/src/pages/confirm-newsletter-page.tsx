import { CardPage } from 'design-system/card-page/card-page'
import { useParams } from 'react-router-dom'
import { useMfAccountConfirmNewsletterMutation } from '../features/newsletter/newsletter-api'
import { NewsletterStep } from '../features/newsletter/newsletter-step'

/** Where the link of the confirmation mail leads. */
function ConfirmNewsletterPage() {
  const { token = '' } = useParams()
  const [confirm, { data, error, isLoading }] = useMfAccountConfirmNewsletterMutation()
  return (
    <CardPage title="NEWSLETTER">
      <NewsletterStep
        text="Please confirm that you want our newsletter at your email address."
        button="Confirm Subscription"
        onPress={() => confirm(token)}
        answer={data}
        error={error}
        isLoading={isLoading}
      />
    </CardPage>
  )
}

export { ConfirmNewsletterPage as Component }
