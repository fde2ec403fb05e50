import { Button } from 'design-system/button/button'
import { useNavigate } from 'react-router-dom'
import type { DeskMessage } from 'shared-contracts/domain/desk/inbox/inbox-schema'
import { ChangeProblem } from '../../components/screen-states/change-problem'
import { useMfDeskNoteDataRequestMutation } from '../../data/customers/customers-api'
import { deskPaths } from '../../data/places/desk-paths'
import { useSession } from '../../data/session/use-session'
import { dayInIndia } from '../../data/when'

/** Leads from a message that asks for data, or their deletion, to where both is done. The 30 days count from the message. */
export function DataWish({ message: { email, sentAt } }: { message: DeskMessage }) {
  const { rights } = useSession()
  const [note, { error, isLoading, reset }] = useMfDeskNoteDataRequestMutation()
  const navigate = useNavigate()
  if (!rights.includes('manage-customers')) return null

  async function handlePress() {
    const { data } = await note({ email, way: 'inbox', askedOn: dayInIndia(new Date(sentAt)) })
    if (data) navigate(deskPaths.dataRequest(data.id))
  }

  return (
    <>
      <div>
        <Button variant="line" busy={isLoading} onClick={handlePress}>
          They ask for their data
        </Button>
      </div>
      <ChangeProblem error={error} onReload={reset} />
    </>
  )
}
