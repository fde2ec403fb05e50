import { Button } from 'design-system/button/button'
import { useEffect, useState } from 'react'
import { useText } from 'shared-contracts/words'
import { keepsPasskeys } from '../../data/passkeys/browser-passkeys'
import { isOfferAnswered, rememberOffer } from '../../data/passkeys/offer-memory'
import styles from './passkey-offer.module.css'

/** Offers a passkey; once answered, never again in this browser. @param onAnswer called with true if the customer accepts */
export function PasskeyOffer({ onAnswer }: { onAnswer: (isWanted: boolean) => void }) {
  const t = useText()
  const [isOffered, setIsOffered] = useState(false)

  useEffect(() => {
    if (isOfferAnswered()) return
    let isLeft = false
    keepsPasskeys().then((isPossible) => {
      if (!isLeft) setIsOffered(isPossible)
    })
    return () => {
      isLeft = true
    }
  }, [])

  function answer(isWanted: boolean) {
    rememberOffer()
    setIsOffered(false)
    onAnswer(isWanted)
  }

  if (!isOffered) return null
  return (
    <div className={styles.offer}>
      <p>
        <b>{t('Sign in without typing.')}</b>{' '}
        {t('With a passkey, your fingerprint, face or screen lock is enough.')}{' '}
        {t('Your password still works.')}
      </p>
      <div className={styles.buttons}>
        <Button variant="line" size="sm" onClick={() => answer(true)}>
          {t('Add a Passkey')}
        </Button>
        <Button variant="quiet" size="sm" onClick={() => answer(false)}>
          {t('Not Now')}
        </Button>
      </div>
    </div>
  )
}
