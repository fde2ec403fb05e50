import { Alert } from 'design-system/alert/alert'
import { buttonLook } from 'design-system/button/button-look'
import { FormGrid } from 'design-system/form-grid/form-grid'
import { Link } from 'react-router-dom'
import type { Confirmation } from 'shared-contracts/customers/customer'
import { paths } from 'shared-contracts/routing/paths'
import { useText } from 'shared-contracts/words'

const texts: Readonly<Record<Confirmation, string>> = {
  confirmed: 'Your email address is confirmed. Thank you! Any emails we held back are on their way.',
  used: 'You’ve already used this link. Your email address is confirmed.',
  expired: 'This link has expired. You can get a new one in your account.',
  taken: 'There’s already an account with this email address.',
  unknown: 'This link is incomplete. Please open it from the email again, or get a new one in your account.',
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
