import { useParams } from 'react-router-dom'
import { Loaded } from '../../components/screen-states/loaded'
import { adminPaths } from '../../data/places/admin-paths'
import { useMfAdminGetCaseQuery } from '../../data/support/cases-api'
import { CaseDetails } from '../../features/support/cases/case-details'
import { CaseMessages } from '../../features/support/cases/case-messages'
import { CaseReplyForm } from '../../features/support/cases/case-reply-form'
import { CaseSteps } from '../../features/support/cases/case-steps'
import styles from '../../features/support/cases/cases.module.css'
import { AdminScreen } from '../screen/admin-screen'

function CasePage() {
  const { id = '' } = useParams()
  return (
    <AdminScreen
      title={
        <>
          Case <span translate="no">{id}</span>
        </>
      }
      right="answer-people"
      back={{ to: adminPaths.cases, label: 'cases' }}
    >
      <Case id={id} />
    </AdminScreen>
  )
}

function Case({ id }: { id: string }) {
  const query = useMfAdminGetCaseQuery(id)
  return (
    <Loaded query={query} what="the case">
      {(one) => (
        <div className={styles.beside}>
          <div className={styles.column}>
            <CaseDetails one={one} />
            <CaseMessages messages={one.messages} />
          </div>
          <div className={styles.column}>
            <CaseSteps one={one} onReload={query.refetch} />
            {one.kind !== 'cancellation' && <CaseReplyForm one={one} onReload={query.refetch} />}
          </div>
        </div>
      )}
    </Loaded>
  )
}

export { CasePage as Component }
