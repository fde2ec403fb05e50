import { Alert } from 'design-system/alert/alert'
import { textLook } from 'design-system/text-link/text-link'
import { Link } from 'react-router-dom'
import { CardSection } from '../../../components/cards/card-section'
import { LostPhone } from '../../../components/entry/lost-phone'
import { adminPaths } from '../../../data/places/admin-paths'
import { whenText } from '../../../data/when'
import { useMfAdminReportLostPhoneMutation } from './factors-api'

/** Resets the sign-in methods of a person who has lost their own phone. */
export function OwnPhone() {
  const [report, { data, error, isLoading }] = useMfAdminReportLostPhoneMutation()
  return (
    <CardSection title="Lost phone">
      {data ? (
        <Alert tone="ok">
          <span>{`You’re signed out on all devices. We’ve emailed ${data.email} a link to set up sign-in again. The link works once, until ${whenText(data.expiresAt)}. `}</span>
          <Link to={adminPaths.signIn} {...textLook()}>
            Go to sign-in
          </Link>
        </Alert>
      ) : (
        <>
          <p>Reset everything in one step if someone else may have your phone.</p>
          <LostPhone
            title="Reset your sign-in?"
            consequence="You’ll be signed out on all devices, including this one, and your passkeys, password and authenticator app will stop working. We’ll email you a link to set up new ones."
            error={error}
            isBusy={isLoading}
            onConfirm={() => report()}
          />
        </>
      )}
    </CardSection>
  )
}
