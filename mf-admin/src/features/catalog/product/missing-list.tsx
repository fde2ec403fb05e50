import { Note } from 'design-system/note/note'
import { textLook } from 'design-system/text-link/text-link'
import { Link } from 'react-router-dom'
import { missingFactLabels } from 'shared-contracts/catalog/admin/missing-fact-labels'
import type { Missing } from 'shared-contracts/catalog/admin/missing-facts'
import { adminPaths } from '../../../data/places/admin-paths'
import { useSession } from '../../../data/staff/use-session'

/** Shown if a product lacks an HSN code or rate: it can't be published, and its orders can't ship. */
function NoTax() {
  const { rights } = useSession()
  return (
    <Note>
      <span>This product can’t be published without an HSN code and a GST rate.</span>{' '}
      {rights.includes('change-invoices') ? (
        <Link to={adminPaths.taxes} {...textLook()}>
          Add HSN code and GST rate
        </Link>
      ) : (
        <span>Ask the owner to add them.</span>
      )}
    </Note>
  )
}

/** Lists the declarations that the law requires and the product lacks. */
export function MissingList({ missing }: { missing: readonly Missing[] }) {
  const onPage = missing.filter((one) => one !== 'tax')
  return (
    <>
      {onPage.length > 0 && (
        <Note>{`Missing on the product page: ${onPage.map((one) => missingFactLabels[one]).join('; ')}.`}</Note>
      )}
      {missing.includes('tax') && <NoTax />}
    </>
  )
}
