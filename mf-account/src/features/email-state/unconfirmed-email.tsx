import { Alert } from 'design-system/alert/alert'
import { Button } from 'design-system/button/button'
import { alertShape } from 'design-system/icon/shapes'
import { Note } from 'design-system/note/note'
import { serverMessage } from 'shared-contracts/http'
import { useMfAccountSendLinkMutation } from '../../data/email-state-api'
import styles from './unconfirmed-email.module.css'

/** Why no mails come, and how they will. */
export function UnconfirmedEmail({ address }: { address: string }) {
  const [sendLink, { data, error, isLoading }] = useMfAccountSendLinkMutation()
  return (
    <section aria-label="Your email address" className={styles.unconfirmed}>
      <Note shape={alertShape}>
        Please confirm your email address: open the link in the mail that we have sent to {address}. Until
        then all other mails wait, also those about your orders. You can shop all the same.
      </Note>
      {data !== undefined && <Alert tone="ok">{data}</Alert>}
      {error !== undefined && <Alert tone="bad">{serverMessage(error) ?? 'Something went wrong.'}</Alert>}
      <Button variant="line" size="sm" busy={isLoading} onClick={() => sendLink()}>
        Send the mail again
      </Button>
    </section>
  )
}
