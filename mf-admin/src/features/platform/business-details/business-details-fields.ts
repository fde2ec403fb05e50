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
    hint: '14 digits. They stand on every product.',
    inputMode: 'numeric',
  },
  {
    name: 'officerName',
    label: 'Grievance officer: name',
    hint: 'Stands in the mail that answers a message, and on the contact page.',
  },
  { name: 'officerPost', label: 'Grievance officer: post' },
  { name: 'officerPhone', label: 'Grievance officer: phone', inputMode: 'tel' },
  { name: 'officerEmail', label: 'Grievance officer: e-mail', inputMode: 'email' },
  { name: 'hours', label: 'When somebody answers', hint: 'Such as Monday to Saturday, 10 to 18.' },
]
