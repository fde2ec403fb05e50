import { buttonLook } from 'design-system/button/button-look'
import { Note } from 'design-system/note/note'
import { CopyLink } from 'design-system/share-button/copy-link'
import { inLanguage } from 'shared-contracts/i18n/language'
import { writeCartLink } from 'shared-contracts/orders/cart/cart-link'
import { paths } from 'shared-contracts/routing/paths'
import { selectCartLines, useAppSelector } from 'shared-contracts/store'
import { useLanguage, useText } from 'shared-contracts/words'
import type { AppsPhone } from './in-app-browser'
import { intentLink } from './intent-link'
import styles from './real-browser.module.css'

/** Offers to continue with this cart in the phone's own browser. Rendered in browsers only. */
export function RealBrowser({ phone }: { phone: AppsPhone }) {
  const t = useText()
  const language = useLanguage()
  const lines = useAppSelector(selectCartLines)
  const url = window.location.origin + inLanguage(language, paths.cartLink(writeCartLink(lines)))
  return (
    <aside aria-label={t('Open in your browser')} className={styles.offer}>
      <Note>
        <p>
          {t(
            'You’re inside another app, where UPI apps don’t always open. You can pay here, or continue in your browser with the same cart.',
          )}
        </p>
        {phone === 'android' ? (
          <p className={styles.link}>
            <a href={intentLink(url)} {...buttonLook({ variant: 'line', size: 'sm' })}>
              {t('Open in my browser')}
            </a>
          </p>
        ) : (
          <div className={styles.way}>
            <p>{t('Copy this link and open it in Safari.')}</p>
            <CopyLink url={url} />
          </div>
        )}
      </Note>
    </aside>
  )
}
