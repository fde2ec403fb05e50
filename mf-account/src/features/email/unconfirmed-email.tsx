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
          'Please confirm your email address: open the link in the mail that we have sent to {address}. Until then all other mails wait, also those about your orders. You can shop all the same.',
          { address },
        )}
      </Note>
      {data !== undefined && <Alert tone="ok">{translateMessage(data, t)}</Alert>}
      {error !== undefined && (
        <Alert tone="bad">{serverMessage(error, t) ?? t('Something went wrong.')}</Alert>
      )}
      <Button variant="line" size="sm" busy={isLoading} onClick={() => sendLink()}>
        {t('Send the mail again')}
      </Button>
    </section>
  )
}
