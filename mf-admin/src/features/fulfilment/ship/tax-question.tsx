import { textLook } from 'design-system/text-link/text-link'
import { Link } from 'react-router-dom'
import { isApiError } from 'shared-contracts/http'
import { adminPaths } from '../../../data/places/admin-paths'
import { useSession } from '../../../data/staff/use-session'

/** Shown if an invoice needs an HSN code. Owners get a link to the codes; others are told to ask the owner. */
export function TaxQuestion({ error }: { error: unknown }) {
  const { rights } = useSession()
  const fields = (isApiError(error) && error.fields) || {}
  if (!Object.keys(fields).some((field) => field.startsWith('tax:'))) return null
  if (!rights.includes('change-invoices')) return <p>Ask the owner to add it. Then ship again.</p>
  return (
    <p>
      <Link to={adminPaths.taxes} {...textLook()}>
        Add HSN code and GST rate
      </Link>
    </p>
  )
}
