import { Alert } from 'design-system/alert/alert'
import { Button } from 'design-system/button/button'
import { textLook } from 'design-system/text-link/text-link'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { Loaded } from '../../../components/screen-states/loaded'
import { adminPaths } from '../../../data/places/admin-paths'
import { useSession } from '../../../data/staff/use-session'
import { IdentityForm } from './identity-form'
import styles from './lawful.module.css'
import { useMfAdminGetTaxIdentityQuery } from './lawful-api'

/** What must be said before the shop writes tax invoices, and the owner's way to say it. */
export function Lawful() {
  const query = useMfAdminGetTaxIdentityQuery()
  const { rights } = useSession()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <section aria-labelledby="lawful" className={styles.part}>
      <h2 id="lawful" className="h3">
        What makes invoices lawful
      </h2>
      <Loaded query={query} what="who the shop is">
        {(page) => (
          <div className={styles.part}>
            {page.missing.length > 0 ? (
              <Alert tone="bad">{`Parcels get specimens, which are no tax invoices, until these are said: ${page.missing.join('; ')}.`}</Alert>
            ) : (
              <p>
                Invoices are written for <span translate="no">{page.identity.legalName}</span>,{' '}
                <span translate="no">{page.identity.gstin}</span>.
              </p>
            )}
            <p>
              <Link to={adminPaths.taxes} {...textLook()}>
                HSN codes and rates
              </Link>
            </p>
            {rights.includes('change-invoices') && (
              <div>
                <Button variant="line" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
                  {isOpen ? 'Close' : 'Say who the shop is'}
                </Button>
              </div>
            )}
            {isOpen && <IdentityForm key={page.version} page={page} onReload={query.refetch} />}
          </div>
        )}
      </Loaded>
    </section>
  )
}
