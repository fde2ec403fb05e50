import { CardPage } from 'design-system/card-page/card-page'
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useText } from 'shared-contracts/words'
import { PasskeySignIn } from '../../features/passkeys/passkey-sign-in'
import { ForgotPassword } from '../../features/sign-in/forgot-password'
import { SignIn } from '../../features/sign-in/sign-in'

/** The login form, or with `?forgotten` the reset form (specification 14.9). */
function LoginPage() {
  const t = useText()
  const [search] = useSearchParams()
  const isForgotten = search.has('forgotten')
  const page = useRef<HTMLDivElement>(null)
  const shown = useRef(isForgotten)

  // Take over the focus: the link that had it is gone.
  useEffect(() => {
    if (shown.current === isForgotten) return
    shown.current = isForgotten
    page.current?.querySelector('input')?.focus()
  }, [isForgotten])

  return (
    <div ref={page}>
      <CardPage title={isForgotten ? t('RESET PASSWORD') : t('LOGIN')}>
        {isForgotten ? (
          <ForgotPassword />
        ) : (
          <SignIn>{(enter) => <PasskeySignIn onSignedIn={enter} />}</SignIn>
        )}
      </CardPage>
    </div>
  )
}

export { LoginPage as Component }
