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

/** The shop's identity on its documents. The food licence is part of the business details. */
export function RegistrationForm({ page, onReload }: { page: TaxRegistrationPage; onReload: () => unknown }) {
  const [said, setSaid] = useState(page.registration)
  const [set, { error, isLoading }] = useMfAdminSetTaxRegistrationMutation()

  async function handleSubmit() {
    if (isLoading) return
    const registration = { ...said, gstin: foldDigits(said.gstin).replace(SEPARATORS, '').toUpperCase() }
    const answer = await set({ registration, version: page.version })
    if (!answer.error) showToast({ tone: 'ok', message: 'Saved. New invoices will show this.' })
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
          Save
        </Button>
      </div>
    </Form>
  )
}
