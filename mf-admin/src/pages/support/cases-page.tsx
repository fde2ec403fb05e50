import { useSearchParams } from 'react-router-dom'
import { Loaded } from '../../components/screen-states/loaded'
import { adminPaths } from '../../data/places/admin-paths'
import { caseGroups } from '../../data/support/case-labels'
import { useMfAdminGetCasesQuery } from '../../data/support/cases-api'
import { CaseList } from '../../features/support/cases/case-list'
import { AdminScreen } from '../screen/admin-screen'

function CasesPage() {
  return (
    <AdminScreen title="Cases" right="answer-people" back={{ to: adminPaths.inbox, label: 'inbox' }}>
      <Cases />
    </AdminScreen>
  )
}

function Cases() {
  const [search] = useSearchParams()
  const group = caseGroups.find((one) => one === search.get('group')) ?? 'open'
  const query = useMfAdminGetCasesQuery({ group, after: search.get('after') ?? undefined })
  return (
    <Loaded query={query} what="the cases">
      {(list) => <CaseList list={list} group={group} />}
    </Loaded>
  )
}

export { CasesPage as Component }
