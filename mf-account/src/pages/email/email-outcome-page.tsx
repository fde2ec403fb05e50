import { CardPage } from 'design-system/card-page/card-page'
import { useLocation } from 'react-router-dom'
import { confirmations } from 'shared-contracts/customers/customer'
import { paths } from 'shared-contracts/routing/paths'
import { useText } from 'shared-contracts/words'
import { EmailOutcome } from '../../features/email/email-outcome'

/** The outcome of a confirmation link. The api redirects here if a browser without scripts posts the token. */
function EmailOutcomePage() {
  const t = useText()
  const path = useLocation().pathname.toLowerCase().replace(/\/+$/, '')
  const outcome = confirmations.find((one) => paths.emailOutcome(one) === path) ?? 'unknown'
  return (
    <CardPage title={t('EMAIL ADDRESS')}>
      <EmailOutcome outcome={outcome} />
    </CardPage>
  )
}

export { EmailOutcomePage as Component }
