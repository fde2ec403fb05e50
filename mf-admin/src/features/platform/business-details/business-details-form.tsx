import { Button } from 'design-system/button/button'
import { Field } from 'design-system/field/field'
import { useForm } from 'design-system/form/use-form'
import { FormGrid } from 'design-system/form-grid/form-grid'
import { showToast } from 'design-system/toast/show-toast'
import { useState } from 'react'
import type {
  AdminBusinessDetails,
  BusinessDetails,
} from 'shared-contracts/platform/admin/business-details-schema'
import { foldDigits, SEPARATORS } from 'shared-contracts/values/digits'
import { looksLikeEmail, normaliseEmail } from 'shared-contracts/values/email'
import { isPhone } from 'shared-contracts/values/phone'
import { MainAction } from '../../../components/actions/main-action'
import { ConfirmEmptied } from '../../../components/forms/confirm-emptied'
import { EditForm } from '../../../components/forms/edit-form'
import { ChangeProblem } from '../../../components/screen-states/change-problem'
import { useMfAdminChangeBusinessDetailsMutation } from '../../../data/platform/business-details-api'
import { businessDetailsFields } from './business-details-fields'

interface Props {
  businessDetails: AdminBusinessDetails
  onReload: () => void
}

/** The shop's business details. A blank field means that the shop does not declare this detail. */
export function BusinessDetailsForm({ businessDetails, onReload }: Props) {
  const form = useForm(toFormValues(businessDetails))
  const [change, { error, isLoading, reset }] = useMfAdminChangeBusinessDetailsMutation()
  const edit = toEdit(businessDetails, form.values)
  const [emptied, setEmptied] = useState<readonly string[]>()
  const isChanged = Object.keys(edit).length > 0

  function handleSubmit() {
    const problems = wrongDetails(form.values)
    form.setProblems(problems)
    if (Object.keys(problems).length > 0) return
    const gone = businessDetailsFields.filter(({ name }) => edit[name] === null).map(({ label }) => label)
    if (gone.length > 0) return setEmptied(gone)
    return save()
  }

  async function save() {
    setEmptied(undefined)
    const { data } = await change({ ...edit, version: businessDetails.version })
    if (!data) return
    showToast({ tone: 'ok', message: 'Saved. Pages and emails will show this.' })
    return true
  }

  return (
    <EditForm onSubmit={handleSubmit} aria-label="Business details">
      <FormGrid>
        {businessDetailsFields.map(({ name, label, hint, inputMode }) => (
          <Field key={name} label={label} hint={hint} inputMode={inputMode} {...form.field(name)} />
        ))}
      </FormGrid>
      <MainAction>
        <ChangeProblem
          error={error}
          onReload={() => {
            reset()
            onReload()
          }}
        />
        <Button type="submit" busy={isLoading} disabled={!isChanged}>
          {isChanged ? 'Save' : 'No changes to save'}
        </Button>
      </MainAction>
      <ConfirmEmptied emptied={emptied} onCancel={() => setEmptied(undefined)} onRemove={() => void save()}>
        Pages and emails will no longer show them.
      </ConfirmEmptied>
    </EditForm>
  )
}

/** Returns an error message for each invalid detail. Details can be left blank. */
function wrongDetails({ foodLicence, officerPhone, officerEmail }: Record<keyof BusinessDetails, string>) {
  return {
    ...(!/^(\d{14})?$/.test(foldDigits(foodLicence).replace(SEPARATORS, '')) && {
      foodLicence: 'Enter the 14-digit licence number',
    }),
    ...(officerPhone.trim() &&
      !isPhone(officerPhone) && {
        officerPhone: 'Enter a phone number, such as +91 80 2222 3333',
      }),
    ...(officerEmail.trim() &&
      !looksLikeEmail(normaliseEmail(officerEmail)) && { officerEmail: 'Enter an email address' }),
  }
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
