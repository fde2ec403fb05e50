import { WidgetBoundary } from 'design-system/boundary/widget-boundary'
import { Medallion } from 'design-system/medallion/medallion'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { shop } from 'shared-contracts/platform/shop'
import { useText } from 'shared-contracts/words'
import { LanguageLinks } from '../languages/language-links'
import styles from './footer.module.css'
import { paths } from './footer-paths'
import { Imprint } from './imprint'
import { LinkGroup } from './link-group'
import { linkGroups } from './link-groups'
import { NewsletterForm } from './newsletter-form'

/** @param here the path of the page on screen */
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
          {linkGroups.map(({ title, links }) => (
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
