import { Button } from 'design-system/button/button'
import { Field } from 'design-system/field/field'
import { Form } from 'design-system/form/form'
import { showToast } from 'design-system/toast/show-toast'
import { useState } from 'react'
import type {
  StoredTaxRegistration,
  TaxRegistrationPage,
} from 'shared-contracts/invoicing/admin/invoices-schema'
import { foldDigits, SEPARATORS } from 'shared-contracts/values/digits'
import { ChangeProblem } from '../../../components/screen-states/change-problem'
import styles from './tax-registration.module.css'
import { useMfAdminSetTaxRegistrationMutation } from './tax-registration-api'

const fields: readonly [keyof StoredTaxRegistration, label: string, hint?: string][] = [
  ['legalName', 'Legal name of the business', 'As on the registration certificate'],
  ['address', 'Registered address', 'In one line'],
  ['gstin', 'GSTIN', '15 signs'],
  ['signatory', 'Name of the signatory'],
  ['confirmedBy', 'Who has confirmed HSN codes and rates, and when', 'A tax adviser, who has seen samples'],
  ['undertaking', 'Letter of undertaking for exports', 'Its number, if there is one'],
]

/** The shop's identity on its documents. The food licence is part of the business details. */
export function RegistrationForm({ page, onReload }: { page: TaxRegistrationPage; onReload: () => unknown }) {
  const [said, setSaid] = useState(page.registration)
  const [set, { error, isLoading }] = useMfAdminSetTaxRegistrationMutation()

  async function handleSubmit() {
    if (isLoading) return
    const registration = { ...said, gstin: foldDigits(said.gstin).replace(SEPARATORS, '').toUpperCase() }
    const answer = await set({ registration, version: page.version })
    if (!answer.error) showToast({ tone: 'ok', message: 'Said. Documents from now on carry it.' })
  }

  return (
    <Form noValidate onSubmit={handleSubmit}>
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
            onChange={(event) => setSaid({ ...said, [field]: event.target.value })}
          />
        ))}
        <ChangeProblem error={error} onReload={() => void onReload()} />
        <Button type="submit" busy={isLoading}>
          Say it
        </Button>
      </div>
    </Form>
  )
}
