import { Button } from 'design-system/button/button'
import { Field } from 'design-system/field/field'
import { Form } from 'design-system/form/form'
import { useForm } from 'design-system/form/use-form'
import { FormGrid } from 'design-system/form-grid/form-grid'
import { showToast } from 'design-system/toast/show-toast'
import type { AdminIdentity, ShopIdentity } from 'shared-contracts/platform/admin/identity-schema'
import { MainAction } from '../../../components/actions/main-action'
import { ChangeProblem } from '../../../components/screen-states/change-problem'
import { useMfAdminChangeIdentityMutation } from '../../../data/platform/identity-api'
import { identityFields } from './identity-fields'

interface Props {
  identity: AdminIdentity
  /** Fetches it anew. */
  onReload: () => void
}

/** Who answers for the shop. A field that is emptied says nothing of it. */
export function IdentityForm({ identity, onReload }: Props) {
  const form = useForm(valuesOf(identity))
  const [change, { error, isLoading, reset }] = useMfAdminChangeIdentityMutation()
  const edit = editOf(identity, form.values)
  const isChanged = Object.keys(edit).length > 0

  async function handleSubmit() {
    const { data } = await change({ ...edit, version: identity.version })
    if (data) showToast({ tone: 'ok', message: 'Saved. Pages and mails say it from now on.' })
  }

  return (
    <Form onSubmit={handleSubmit} aria-label="Who answers for the shop">
      <FormGrid>
        {identityFields.map(({ name, label, hint, inputMode }) => (
          <Field key={name} label={label} hint={hint} inputMode={inputMode} {...form.field(name)} />
        ))}
      </FormGrid>
      <ChangeProblem
        error={error}
        onReload={() => {
          reset()
          onReload()
        }}
      />
      <MainAction>
        <Button type="submit" busy={isLoading} disabled={!isChanged}>
          {isChanged ? 'Save' : 'Nothing to save'}
        </Button>
      </MainAction>
    </Form>
  )
}

const names = identityFields.map(({ name }) => name)

function valuesOf(identity: ShopIdentity): Record<keyof ShopIdentity, string> {
  const values = Object.fromEntries(names.map((name) => [name, identity[name] ?? '']))
  return values as Record<keyof ShopIdentity, string>
}

function editOf(identity: ShopIdentity, values: Record<keyof ShopIdentity, string>): Partial<ShopIdentity> {
  const changed = names.filter((name) => values[name].trim() !== (identity[name] ?? ''))
  return Object.fromEntries(changed.map((name) => [name, values[name].trim() || null]))
}
