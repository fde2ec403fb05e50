import { Button } from 'design-system/button/button'
import { Field } from 'design-system/field/field'
import { Form } from 'design-system/form/form'
import { useForm } from 'design-system/form/use-form'
import { FormGrid } from 'design-system/form-grid/form-grid'
import { showToast } from 'design-system/toast/show-toast'
import type {
  AdminBusinessDetails,
  BusinessDetails,
} from 'shared-contracts/platform/admin/business-details-schema'
import { MainAction } from '../../../components/actions/main-action'
import { ChangeProblem } from '../../../components/screen-states/change-problem'
import { useMfAdminChangeBusinessDetailsMutation } from '../../../data/platform/business-details-api'
import { businessDetailsFields } from './business-details-fields'

interface Props {
  businessDetails: AdminBusinessDetails
  onReload: () => void
}

/** The people responsible for the shop. An emptied field counts as not declared. */
export function BusinessDetailsForm({ businessDetails, onReload }: Props) {
  const form = useForm(toFormValues(businessDetails))
  const [change, { error, isLoading, reset }] = useMfAdminChangeBusinessDetailsMutation()
  const edit = toEdit(businessDetails, form.values)
  const isChanged = Object.keys(edit).length > 0

  async function handleSubmit() {
    const { data } = await change({ ...edit, version: businessDetails.version })
    if (data) showToast({ tone: 'ok', message: 'Saved. Pages and emails will show this.' })
  }

  return (
    <Form onSubmit={handleSubmit} aria-label="Business details">
      <FormGrid>
        {businessDetailsFields.map(({ name, label, hint, inputMode }) => (
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
          {isChanged ? 'Save' : 'No changes to save'}
        </Button>
      </MainAction>
    </Form>
  )
}

const names = businessDetailsFields.map(({ name }) => name)

function toFormValues(businessDetails: BusinessDetails): Record<keyof BusinessDetails, string> {
  const values = Object.fromEntries(names.map((name) => [name, businessDetails[name] ?? '']))
  return values as Record<keyof BusinessDetails, string>
}

function toEdit(
  businessDetails: BusinessDetails,
  values: Record<keyof BusinessDetails, string>,
): Partial<BusinessDetails> {
  const changed = names.filter((name) => values[name].trim() !== (businessDetails[name] ?? ''))
  return Object.fromEntries(changed.map((name) => [name, values[name].trim() || null]))
}
