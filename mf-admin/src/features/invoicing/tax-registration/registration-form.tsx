import { Button } from 'design-system/button/button'
import { Field } from 'design-system/field/field'
import { showToast } from 'design-system/toast/show-toast'
import { useState } from 'react'
import { isApiError } from 'shared-contracts/http'
import type {
  InvoiceCopy,
  StoredTaxRegistration,
  TaxRegistrationPage,
} from 'shared-contracts/invoicing/admin/invoices-schema'
import { tidyGstin } from 'shared-contracts/invoicing/gstin'
import { CardFieldset } from '../../../components/cards/card-fieldset'
import { ConfirmEmptied } from '../../../components/forms/confirm-emptied'
import { EditForm } from '../../../components/forms/edit-form'
import { Tick } from '../../../components/forms/tick'
import { ChangeProblem } from '../../../components/screen-states/change-problem'
import styles from './tax-registration.module.css'
import { useMfAdminSetTaxRegistrationMutation } from './tax-registration-api'

const fields: readonly [Exclude<keyof StoredTaxRegistration, 'copies'>, label: string, hint?: string][] = [
  ['legalName', 'Legal name of the business', 'As on the registration certificate'],
  ['address', 'Registered address', 'On one line'],
  ['gstin', 'GSTIN', '15 characters'],
  ['signatory', 'Signatory name'],
  [
    'confirmedBy',
    'Who confirmed the HSN codes and rates, and when',
    'A tax adviser who has seen sample invoices',
  ],
  ['undertaking', 'Letter of undertaking (LUT) for exports', 'LUT number, if you have one'],
]

const allCopies: readonly [InvoiceCopy, label: string][] = [
  ['original', 'Original for recipient'],
  ['duplicate', 'Duplicate for transporter'],
  ['triplicate', 'Triplicate for supplier'],
]

/** Returns the chosen copies in the order in which the GST rules list them. */
function chooseCopies(
  { copies }: Pick<StoredTaxRegistration, 'copies'>,
  copy: InvoiceCopy,
  isWanted: boolean,
): InvoiceCopy[] {
  return allCopies.map(([one]) => one).filter((one) => (one === copy ? isWanted : copies.includes(one)))
}

/** The shop's details on its tax documents. The food licence is part of the business details instead. */
export function RegistrationForm({ page, onReload }: { page: TaxRegistrationPage; onReload: () => unknown }) {
  const [said, setSaid] = useState(page.registration)
  const [emptied, setEmptied] = useState<readonly string[]>()
  const [set, { error, isLoading }] = useMfAdminSetTaxRegistrationMutation()

  function handleSubmit() {
    if (isLoading || said.copies.length === 0) return
    const gone = fields.filter(([field]) => page.registration[field] && !said[field].trim())
    if (gone.length > 0) return setEmptied(gone.map(([, label]) => label))
    return save()
  }

  async function save() {
    setEmptied(undefined)
    const registration = { ...said, gstin: tidyGstin(said.gstin) }
    const answer = await set({ registration, version: page.version })
    if (answer.error) return
    showToast({ tone: 'ok', message: 'Saved. New invoices will show this.' })
    return true
  }

  return (
    <EditForm noValidate onSubmit={handleSubmit}>
      <div className={styles.part}>
        {fields.map(([field, label, hint]) => (
          <Field
            key={field}
            label={label}
            name={field}
            hint={hint}
            autoComplete="off"
            maxLength={field === 'address' ? 400 : 200}
            value={said[field]}
            error={isApiError(error) ? error.fields?.[field] : undefined}
            onChange={(event) => setSaid({ ...said, [field]: event.target.value })}
          />
        ))}
        <CardFieldset legend="Printed copies of each invoice (GST rule 48)">
          {allCopies.map(([copy, label]) => (
            <Tick
              key={copy}
              label={label}
              checked={said.copies.includes(copy)}
              onChange={({ target }) =>
                setSaid({ ...said, copies: chooseCopies(said, copy, target.checked) })
              }
            />
          ))}
          {said.copies.length === 0 && <p role="alert">Choose at least one copy</p>}
        </CardFieldset>
        <ChangeProblem error={error} onReload={() => void onReload()} />
        <Button type="submit" busy={isLoading}>
          Save
        </Button>
        <ConfirmEmptied emptied={emptied} onCancel={() => setEmptied(undefined)} onRemove={() => void save()}>
          Invoices may become samples until you add them again.
        </ConfirmEmptied>
      </div>
    </EditForm>
  )
}
