import { Alert } from 'design-system/alert/alert'
import { Button } from 'design-system/button/button'
import { textLook } from 'design-system/text-link/text-link'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { Loaded } from '../../../components/screen-states/loaded'
import { adminPaths } from '../../../data/places/admin-paths'
import { useSession } from '../../../data/staff/use-session'
import { RegistrationForm } from './registration-form'
import { SampleInvoices } from './sample-invoices'
import styles from './tax-registration.module.css'
import { useMfAdminGetTaxRegistrationQuery } from './tax-registration-api'

/** Shows the tax registration, or what is missing from it for tax invoices. The owner edits it in a form. */
export function TaxRegistration() {
  const query = useMfAdminGetTaxRegistrationQuery()
  const { rights } = useSession()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <section aria-labelledby="tax-registration" className={styles.part}>
      <h2 id="tax-registration" className="h3">
        Tax registration
      </h2>
      <Loaded query={query} what="the tax registration">
        {(page) => (
          <div className={styles.part}>
            {page.missing.length > 0 ? (
              <Alert tone="bad">{`Invoices are only samples until you add: ${page.missing.join('; ')}.`}</Alert>
            ) : (
              <p>
                Invoices are issued by <span translate="no">{page.registration.legalName}</span>,{' '}
                <span translate="no">{page.registration.gstin}</span>.
              </p>
            )}
            {page.missing.length === 0 && rights.includes('change-invoices') && (
              <SampleInvoices count={page.sampleInvoices} />
            )}
            <p>
              <Link to={adminPaths.taxes} {...textLook()}>
                HSN codes and rates
              </Link>
            </p>
            {rights.includes('change-invoices') && (
              <div>
                <Button variant="line" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
                  {isOpen ? 'Close' : 'Edit tax registration'}
                </Button>
              </div>
            )}
            {isOpen && <RegistrationForm key={page.version} page={page} onReload={query.refetch} />}
          </div>
        )}
      </Loaded>
    </section>
  )
}
