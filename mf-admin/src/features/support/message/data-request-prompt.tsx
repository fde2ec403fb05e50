import { Button } from 'design-system/button/button'
import { useNavigate } from 'react-router-dom'
import type { AdminMessage } from 'shared-contracts/support/admin/inbox-schema'
import { dayInIndia } from 'shared-contracts/values/indian-time'
import { ChangeProblem } from '../../../components/screen-states/change-problem'
import { useMfAdminNoteDataRequestMutation } from '../../../data/customers-api'
import { adminPaths } from '../../../data/places/admin-paths'
import { useSession } from '../../../data/staff/use-session'

/** Records a message that asks for data or deletion as a data request, due 30 days after the message. */
export function DataRequestPrompt({ message: { email, sentAt } }: { message: AdminMessage }) {
  const { rights } = useSession()
  const [note, { error, isLoading, reset }] = useMfAdminNoteDataRequestMutation()
  const navigate = useNavigate()
  if (!rights.includes('manage-customers')) return null

  async function handlePress() {
    const { data } = await note({ email, way: 'inbox', askedOn: dayInIndia(new Date(sentAt)) })
    if (data) navigate(adminPaths.dataRequest(data.id))
  }

  return (
    <>
      <div>
        <Button variant="line" busy={isLoading} onClick={handlePress}>
          Data request from this customer
        </Button>
      </div>
      <ChangeProblem error={error} onReload={reset} />
    </>
  )
}
