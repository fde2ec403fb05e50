import { chatShape } from 'design-system/icon/contact-shapes'
import { Icon } from 'design-system/icon/icon'
import { shop } from 'shared-contracts/platform/shop'
import { useText } from 'shared-contracts/words'
import styles from './chat-link.module.css'

/** A floating link that opens the messaging app with the shop's number. */
export function ChatLink() {
  const t = useText()
  return (
    <a
      className={styles.chat}
      href={shop.social.chat}
      target="_blank"
      rel="noreferrer"
      aria-label={t('Chat with us (opens in a new tab)')}
    >
      <Icon shape={chatShape} size={30} />
    </a>
  )
}
