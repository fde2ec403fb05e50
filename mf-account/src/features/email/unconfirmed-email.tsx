import { Alert } from 'design-system/alert/alert'
import { Button } from 'design-system/button/button'
import { alertShape } from 'design-system/icon/shapes'
import { Note } from 'design-system/note/note'
import { serverMessage } from 'shared-contracts/http'
import { translateMessage } from 'shared-contracts/i18n/translatable-message'
import { useText } from 'shared-contracts/words'
import { useMfAccountSendLinkMutation } from '../../data/email-state-api'
import styles from './unconfirmed-email.module.css'

export function UnconfirmedEmail({ address }: { address: string }) {
  const t = useText()
  const [sendLink, { data, error, isLoading }] = useMfAccountSendLinkMutation()
  return (
    <section aria-label={t('Your email address')} className={styles.unconfirmed}>
      <Note shape={alertShape}>
        {t(
          'Please confirm your email address: open the link we emailed to {address}. Until then, we won’t send you any other emails, not even about your orders. You can still shop.',
          { address },
        )}
      </Note>
      {data !== undefined && <Alert tone="ok">{translateMessage(data, t)}</Alert>}
      {error !== undefined && (
        <Alert tone="bad">{serverMessage(error, t) ?? t('Something went wrong.')}</Alert>
      )}
      <Button variant="line" size="sm" busy={isLoading} onClick={() => sendLink()}>
        {t('Resend email')}
      </Button>
    </section>
  )
}
