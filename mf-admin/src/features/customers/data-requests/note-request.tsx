import { Button } from 'design-system/button/button'
import { Field } from 'design-system/field/field'
import { useForm } from 'design-system/form/use-form'
import { FormGrid } from 'design-system/form-grid/form-grid'
import { Select } from 'design-system/select/select'
import { useNavigate } from 'react-router-dom'
import { requestChannels } from 'shared-contracts/customers/admin/data-locations'
import { cleanEmail } from 'shared-contracts/forms/clean-email'
import { dayInIndia } from 'shared-contracts/values/indian-time'
import { EditForm } from '../../../components/forms/edit-form'
import { ChangeProblem } from '../../../components/screen-states/change-problem'
import { Sheet } from '../../../components/unsaved/sheet'
import { useMfAdminNoteDataRequestMutation } from '../../../data/customers-api'
import { adminPaths } from '../../../data/places/admin-paths'
import { proofLabels } from './proof-labels'

/** Records who made a request, how and when. The 30-day deadline starts on that day. */
export function NoteRequest({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [note, { error, isLoading, reset }] = useMfAdminNoteDataRequestMutation()
  const { values, field } = useForm({ email: '', way: 'mail', askedOn: dayInIndia(new Date()) })
  const navigate = useNavigate()

  async function handleSubmit() {
    const way = requestChannels.find((each) => each === values.way)
    if (!way) return
    const { data } = await note({ email: values.email, askedOn: values.askedOn, way })
    if (data) navigate(adminPaths.dataRequest(data.id))
  }

  return (
    <Sheet open={open} title="Add request" onClose={onClose}>
      <EditForm onSubmit={handleSubmit}>
        <FormGrid>
          <Field
            label="Email"
            type="email"
            autoComplete="off"
            onInput={cleanEmail}
            required
            {...field('email')}
          />
          <Select label="Received" {...field('way')}>
            {requestChannels.map((way) => (
              <option key={way} value={way}>
                {proofLabels[way]}
              </option>
            ))}
          </Select>
          <Field label="On" type="date" required {...field('askedOn')} />
          <ChangeProblem error={error} onReload={reset} />
          <Button type="submit" block busy={isLoading}>
            Add request
          </Button>
        </FormGrid>
      </EditForm>
    </Sheet>
  )
}
