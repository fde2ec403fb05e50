import { Link } from 'react-router-dom'
import { adminPaths } from '../../../data/places/admin-paths'
import { useMfAdminGetCountsQuery } from '../../../data/places/counts-api'

/** Leads to what customers ask for on their orders, with the number of cases that wait for a reply. */
export function CasesLink() {
  const { data: counts } = useMfAdminGetCountsQuery()
  const waiting = counts?.cases ?? 0
  return (
    <Link to={adminPaths.cases}>
      {waiting === 0
        ? 'Cases: problems, returns and cancellations'
        : `Cases: problems, returns and cancellations (${waiting} to answer)`}
    </Link>
  )
}
