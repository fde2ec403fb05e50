import { Button } from 'design-system/button/button'
import { Field } from 'design-system/field/field'
import { useForm } from 'design-system/form/use-form'
import { FormGrid } from 'design-system/form-grid/form-grid'
import { Select } from 'design-system/select/select'
import { showToast } from 'design-system/toast/show-toast'
import type { ListedPerson, PersonState } from 'shared-contracts/staff/people-schema'
import { type AdminRole, adminRoles } from 'shared-contracts/staff/rights'
import { EditForm } from '../../../components/forms/edit-form'
import { ChangeProblem } from '../../../components/screen-states/change-problem'
import { Sheet } from '../../../components/unsaved/sheet'
import { MoreOfPerson } from './more-of-person'
import { useMfAdminChangePersonMutation } from './people-api'
import { roleLabels } from './role-labels'

interface Props {
  person: ListedPerson
  open: boolean
  onReload: () => unknown
  onClose: () => void
}

export function ChangePerson({ person, open, onReload, onClose }: Props) {
  const [change, { error, isLoading, reset }] = useMfAdminChangePersonMutation()
  const { values, field } = useForm({ name: person.name, role: person.role, why: '' } as Record<
    'name' | 'role' | 'why',
    string
  >)

  async function send(changed: { name?: string; role?: AdminRole; state?: Exclude<PersonState, 'invited'> }) {
    const { id, version } = person
    const { data } = await change({ id, version, ...changed, ...(values.why && { why: values.why }) })
    if (!data) return
    showToast({ tone: 'ok', message: `${data.name} updated.` })
    onClose()
  }

  function handleReload() {
    reset()
    onReload()
  }

  return (
    <Sheet open={open} title={`Edit ${person.name}`} onClose={onClose}>
      <EditForm
        onSubmit={() =>
          send({ name: values.name, role: adminRoles.find((role) => role === values.role) ?? person.role })
        }
      >
        <FormGrid>
          <Field label="Name" required {...field('name')} />
          <Select label="Role" {...field('role')}>
            {adminRoles.map((role) => (
              <option key={role} value={role}>
                {roleLabels[role]}
              </option>
            ))}
          </Select>
          <Field label="Reason" optional hint="Saved in the audit log" {...field('why')} />
          <ChangeProblem error={error} onReload={handleReload} />
          <Button type="submit" block busy={isLoading}>
            Save
          </Button>
        </FormGrid>
      </EditForm>
      <MoreOfPerson person={person} isBusy={isLoading} onState={(state) => send({ state })} />
    </Sheet>
  )
}
