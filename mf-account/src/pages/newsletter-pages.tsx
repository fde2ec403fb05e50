import { CardPage } from 'design-system/card-page/card-page'
import { useParams } from 'react-router-dom'
import {
  useMfAccountConfirmNewsletterMutation,
  useMfAccountUnsubscribeMutation,
} from '../features/newsletter/newsletter-api'
import { NewsletterStep } from '../features/newsletter/newsletter-step'

/** Where the link of the confirmation mail leads. */
export function ConfirmNewsletterPage() {
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

/** Where the link at the end of each newsletter leads. */
export function UnsubscribePage() {
  const { token = '' } = useParams()
  const [unsubscribe, { data, error, isLoading }] = useMfAccountUnsubscribeMutation()
  return (
    <CardPage title="UNSUBSCRIBE">
      <NewsletterStep
        text="You will get no more newsletters from us at this address."
        button="Unsubscribe"
        onPress={() => unsubscribe(token)}
        answer={data}
        error={error}
        isLoading={isLoading}
      />
    </CardPage>
  )
}
