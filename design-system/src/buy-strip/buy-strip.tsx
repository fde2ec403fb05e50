import type { ReactNode } from 'react'
import { useText } from 'shared-contracts/words'
import { buttonLook } from '../button/button-look'
import styles from './buy-strip.module.css'

type ButtonLink = (look: ReturnType<typeof buttonLook> & { children: string }) => ReactNode

/**
 * The gold bar at the end of a page: DIY KIT and BUY NOW (specification 4.19).
 * @param kitLink renders the link to the kits: `(look) => <Link to={path} {...look} />`
 */
export function BuyStrip({ kitLink, buyLink }: { kitLink: ButtonLink; buyLink: ButtonLink }) {
  const t = useText()
  return (
    <section className={styles.strip}>
      <div className={`wrap ${styles.content}`}>
        <h2>{t('Blend your own, or stock the whole shelf')}</h2>
        <div className={styles.links}>
          {kitLink({ ...buttonLook({ block: true }), children: t('DIY KIT') })}
          {buyLink({ ...buttonLook({ variant: 'line', block: true }), children: t('BUY NOW') })}
        </div>
      </div>
    </section>
  )
}
