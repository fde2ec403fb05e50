import { Button } from 'design-system/button/button'
import { buttonLook } from 'design-system/button/button-look'
import { Link } from 'react-router-dom'
import type { AdminCase } from 'shared-contracts/support/admin/cases-schema'
import { isCaseOver } from 'shared-contracts/support/cases/case'
import { ChangeProblem } from '../../../components/screen-states/change-problem'
import styles from '../../../components/support/message.module.css'
import { adminPaths } from '../../../data/places/admin-paths'
import { useSession } from '../../../data/staff/use-session'
import { useMfAdminSetCaseStateMutation } from '../../../data/support/cases-api'

interface Props {
  one: AdminCase
  onReload: () => void
}

/** Leads to the steps that settle a case, on its order, and closes or reopens it. */
export function CaseSteps({ one: { id, order, kind, state, version }, onReload }: Props) {
  const { rights } = useSession()
  const [setState, { error, isLoading, reset }] = useMfAdminSetCaseStateMutation()
  const next = isCaseOver(state) ? 'answered' : 'done'
  const look = buttonLook({ variant: 'line', size: 'sm' })

  function handleReload() {
    reset()
    onReload()
  }

  return (
    <section aria-label="Next steps" className={styles.part}>
      <p className={styles.ways}>
        <Link to={adminPaths.order(order)} {...look}>
          View order
        </Link>
        {kind !== 'cancellation' && rights.includes('refund') && (
          <Link to={adminPaths.order(order)} state={{ opens: 'refund' }} {...look}>
            Refund
          </Link>
        )}
        {kind !== 'cancellation' && rights.includes('pack-and-ship') && (
          <Link to={adminPaths.order(order)} state={{ opens: 'return' }} {...look}>
            Record return
          </Link>
        )}
        {kind !== 'cancellation' && (
          <Button
            variant="line"
            size="sm"
            busy={isLoading}
            onClick={() => void setState({ id, change: { version, state: next } })}
          >
            {next === 'done' ? 'Close without a reply' : 'Reopen'}
          </Button>
        )}
      </p>
      <ChangeProblem error={error} onReload={handleReload} />
    </section>
  )
}
