import { WidgetBoundary } from 'design-system/error-state/widget-boundary'
import { KeepName } from 'design-system/keep-name/keep-name'
import { Medallion } from 'design-system/medallion/medallion'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { shop } from 'shared-contracts/platform/shop'
import { yearInIndia } from 'shared-contracts/values/indian-time'
import { useText } from 'shared-contracts/words'
import { LanguageLinks } from '../languages/language-links'
import styles from './footer.module.css'
import { footerLinks } from './footer-links'
import { paths } from './footer-paths'
import { LinkGroup } from './link-group'
import { NewsletterForm } from './newsletter-form'

/** @param here the path of the current page */
export function Footer({ here }: { here: string }) {
  const t = useText()
  const [open, setOpen] = useState<string | null>(null)
  return (
    <footer className={`${styles.footer} on-dark scallop`} data-side="top" data-remote="shell">
      <div className="wrap">
        <WidgetBoundary>
          <NewsletterForm />
        </WidgetBoundary>
        <div className={styles.groups}>
          {footerLinks.map(({ title, links }) => (
            <LinkGroup
              key={title}
              title={title}
              links={links}
              isOpen={open === title}
              onToggle={() => setOpen(open === title ? null : title)}
            />
          ))}
        </div>
        <div className={styles.base}>
          <Link to={paths.home} className={styles.logo} aria-label={t('{brand} home', { brand: shop.brand })}>
            <Medallion name={shop.brand} />
          </Link>
          <LanguageLinks path={here} />
          <Imprint />
        </div>
      </div>
    </footer>
  )
}

/** The copyright line at the bottom of every page. */
function Imprint() {
  const t = useText()
  return (
    // The server's year is not replaced, in case the device's clock is wrong.
    <span>
      <span suppressHydrationWarning>{`© ${yearInIndia()} `}</span>
      <KeepName name={shop.brand}>
        {t('{brand}, since\u00a0{year}. Made in Bangalore, India.', {
          brand: shop.brand,
          year: shop.established,
        })}
      </KeepName>
    </span>
  )
}
