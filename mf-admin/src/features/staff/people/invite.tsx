import { Button } from 'design-system/button/button'
import { Field } from 'design-system/field/field'
import { useForm } from 'design-system/form/use-form'
import { FormGrid } from 'design-system/form-grid/form-grid'
import { Select } from 'design-system/select/select'
import { cleanEmail } from 'shared-contracts/forms/clean-email'
import { adminRoles } from 'shared-contracts/staff/rights'
import { EditForm } from '../../../components/forms/edit-form'
import { ChangeProblem } from '../../../components/screen-states/change-problem'
import { Sheet } from '../../../components/unsaved/sheet'
import { InvitationSent } from './invitation-sent'
import { useMfAdminInviteMutation } from './people-api'
import { roleLabels } from './role-labels'

export function Invite({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [invite, { data, error, isLoading, reset }] = useMfAdminInviteMutation()
  const form = useForm({ name: '', email: '', role: 'packer' })
  const { values, field } = form

  function handleClose() {
    onClose()
    if (!data) return
    reset()
    form.reset()
  }

  async function handleSubmit() {
    const role = adminRoles.find((each) => each === values.role)
    if (role) await invite({ ...values, role })
  }

  return (
    <Sheet open={open} title="Invite staff" onClose={handleClose}>
      {data ? (
        <InvitationSent invitation={data} />
      ) : (
        <EditForm onSubmit={handleSubmit}>
          <FormGrid>
            <Field label="Name" autoComplete="off" required {...field('name')} />
            <Field
              label="Email"
              type="email"
              autoComplete="off"
              onInput={cleanEmail}
              required
              {...field('email')}
            />
            <Select label="Role" {...field('role')}>
              {adminRoles.map((role) => (
                <option key={role} value={role}>
                  {roleLabels[role]}
                </option>
              ))}
            </Select>
            <ChangeProblem error={error} onReload={reset} />
            <Button type="submit" block busy={isLoading}>
              Send invitation
            </Button>
          </FormGrid>
        </EditForm>
      )}
    </Sheet>
  )
}
