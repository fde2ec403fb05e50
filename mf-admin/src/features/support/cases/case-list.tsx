import { Badge } from 'design-system/badge/badge'
import { buttonLook } from 'design-system/button/button-look'
import { EmptyState } from 'design-system/empty-state/empty-state'
import { Link } from 'react-router-dom'
import type { AdminCaseSummary, AdminCases, CaseGroup } from 'shared-contracts/support/admin/cases-schema'
import { CardLink, CardList } from '../../../components/cards/card-list'
import { ListLinks } from '../../../components/list-links/list-links'
import { adminPaths } from '../../../data/places/admin-paths'
import { caseGroups, caseKindLabels, caseStateLabels, caseTones } from '../../../data/support/case-labels'
import { whenText } from '../../../data/when'

const groupLabels: Record<CaseGroup, string> = {
  open: 'To answer',
  answered: 'In progress',
  closed: 'Closed',
}
const emptyTitles: Record<CaseGroup, string> = {
  open: 'No cases to answer',
  answered: 'No cases in progress',
  closed: 'No closed cases',
}

/** @param after the last case of the previous page */
function casesPath(group: CaseGroup, after?: string): string {
  const query = new URLSearchParams({
    ...(group !== 'open' && { group }),
    ...(after && { after }),
  }).toString()
  return query === '' ? adminPaths.cases : `${adminPaths.cases}?${query}`
}

export function CaseList({ list: { cases, counts, after }, group }: { list: AdminCases; group: CaseGroup }) {
  return (
    <>
      <ListLinks
        label="Cases by status"
        lists={caseGroups.map((one) => ({
          to: casesPath(one),
          text: `${groupLabels[one]} (${counts[one]})`,
          isCurrent: one === group,
        }))}
      />
      {cases.length === 0 && <EmptyState level={2} title={emptyTitles[group]} />}
      <CardList label="Cases">
        {cases.map((one) => (
          <CaseCard key={one.id} one={one} />
        ))}
      </CardList>
      {after && (
        <Link to={casesPath(group, after)} {...buttonLook({ variant: 'line' })}>
          Show more cases
        </Link>
      )}
    </>
  )
}

function CaseCard({ one: { id, kind, state, orderId, name, since, excerpt } }: { one: AdminCaseSummary }) {
  return (
    <CardLink to={adminPaths.case(id)}>
      <strong>{`${caseKindLabels[kind]}, ${name}`}</strong>
      {excerpt && <span>{excerpt}</span>}
      <span>
        <span translate="no">{id}</span>
        <span>, order </span>
        <span translate="no">{orderId}</span>
        <span>{`, ${whenText(since)}`}</span>
      </span>
      <span>
        <Badge tone={caseTones[state]}>{caseStateLabels[state]}</Badge>
      </span>
    </CardLink>
  )
}
