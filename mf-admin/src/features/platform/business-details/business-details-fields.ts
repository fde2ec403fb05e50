import type { BusinessDetails } from 'shared-contracts/platform/admin/business-details-schema'

interface BusinessDetailsField {
  name: keyof BusinessDetails
  label: string
  hint?: string
  inputMode?: 'numeric' | 'tel' | 'email'
}

/** The business details, in the order of the form. */
export const businessDetailsFields: readonly BusinessDetailsField[] = [
  {
    name: 'foodLicence',
    label: 'Food licence (FSSAI)',
    hint: '14 digits, shown on every product',
    inputMode: 'numeric',
  },
  {
    name: 'officerName',
    label: 'Grievance officer: name',
    hint: 'Shown on the contact page and in the automatic reply to messages',
  },
  { name: 'officerPost', label: 'Grievance officer: designation' },
  { name: 'officerPhone', label: 'Grievance officer: phone', inputMode: 'tel' },
  { name: 'officerEmail', label: 'Grievance officer: email', inputMode: 'email' },
  { name: 'hours', label: 'Support hours', hint: 'For example, Monday to Saturday, 10 am to 6 pm' },
]
