import { Button } from 'design-system/button/button'
import { Dialog } from 'design-system/dialog/dialog'
import { Field } from 'design-system/field/field'
import { Form } from 'design-system/form/form'
import { useForm } from 'design-system/form/use-form'
import { FormGrid } from 'design-system/form-grid/form-grid'
import { Select } from 'design-system/select/select'
import { cleanEmail } from 'shared-contracts/forms/clean-email'
import { adminRoles } from 'shared-contracts/staff/rights'
import { ChangeProblem } from '../../../components/screen-states/change-problem'
import { InvitationSent } from './invitation-sent'
import { useMfAdminInviteMutation } from './people-api'
import { roleLabels } from './role-labels'

/** Invites somebody: a name, an email address, and a role. */
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

  function handleSubmit() {
    const role = adminRoles.find((each) => each === values.role)
    if (role) invite({ ...values, role })
  }

  return (
    <Dialog open={open} title="Invite staff" onClose={handleClose}>
      {data ? (
        <InvitationSent invitation={data} />
      ) : (
        <Form onSubmit={handleSubmit}>
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
        </Form>
      )}
    </Dialog>
  )
}
