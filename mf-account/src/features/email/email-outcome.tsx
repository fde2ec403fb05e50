import { Alert } from 'design-system/alert/alert'
import { buttonLook } from 'design-system/button/button-look'
import { FormGrid } from 'design-system/form-grid/form-grid'
import { Link } from 'react-router-dom'
import type { Confirmation } from 'shared-contracts/customers/customer'
import { paths } from 'shared-contracts/routing/paths'
import { useText } from 'shared-contracts/words'

const texts: Readonly<Record<Confirmation, string>> = {
  confirmed:
    'Your email address is confirmed. Thank you! What we have written to you meanwhile is on its way.',
  used: 'This link has been used already: your email address is confirmed.',
  expired: 'This link has expired. Your account sends you a new one.',
  taken: 'There is an account with this email address already.',
  unknown:
    'This link is not a whole one. Please open it from the mail again, or get a new one from your account.',
}

export function EmailOutcome({ outcome }: { outcome: Confirmation }) {
  const t = useText()
  const isGood = outcome === 'confirmed' || outcome === 'used'
  return (
    <FormGrid>
      <Alert tone={isGood ? 'ok' : 'bad'}>{t(texts[outcome])}</Alert>
      {isGood && (
        <Link to={paths.collection('all-products')} {...buttonLook({ block: true })}>
          {t('SHOP NOW')}
        </Link>
      )}
      <Link to={paths.account} {...buttonLook({ variant: 'line', block: true })}>
        {t('YOUR ACCOUNT')}
      </Link>
    </FormGrid>
  )
}
