/** The autocomplete purpose of each field about the shopper, by its label (WCAG 1.3.5). */
const purposes: Record<string, readonly string[]> = {
  'First Name': ['given-name'],
  'Last Name': ['family-name'],
  Name: ['name'],
  Email: ['email'],
  'Email ID': ['email'],
  'Email Address': ['email'],
  'New Email Address': ['email'],
  'Your email': ['email'],
  Phone: ['tel-national'],
  'Phone Number': ['tel-national'],
  'Mobile Number': ['tel-national'],
  'Phone Code': ['tel-country-code'],
  'Country Code': ['tel-country-code'],
  Address: ['address-line1'],
  'Address 1': ['address-line1'],
  'Address 2': ['address-line2'],
  City: ['address-level2'],
  State: ['address-level1'],
  Pincode: ['postal-code'],
  Country: ['country-name'],
  Password: ['current-password', 'new-password'],
  'Your Password': ['current-password'],
  'Current Password': ['current-password'],
  'New Password': ['new-password'],
  'Confirm Password': ['new-password'],
}

/** Fields for which browsers store no data. */
const ofNoRecord = ['Message', 'Region', 'Amount', 'Select an address', 'Search the shop']

const keyboards: Record<string, string> = { email: 'email', 'tel-national': 'tel' }

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** @returns a sentence for each field on the page with a wrong purpose, or with a label that is not in this list */
export function wrongPurposes(page: ParentNode): string[] {
  return [...page.querySelectorAll<Control>('input:not([type=hidden]), select, textarea')].flatMap(
    (control) => {
      const label = readLabel(control)
      if (ofNoRecord.includes(label)) return []
      const wanted = Object.entries(purposes).find(
        ([name]) => name.toLowerCase() === label.toLowerCase(),
      )?.[1]
      if (!wanted) return [`${label} has no known purpose`]
      return [...wrongToken(control, label, wanted), ...wrongKeyboard(control, label, wanted)]
    },
  )
}

function readLabel(control: Control): string {
  const text =
    control.labels?.[0]?.textContent ??
    control.getAttribute('aria-label') ??
    `The field "${control.name}" without a label`
  return text.replace(' (optional)', '').trim()
}

function wrongToken(control: Control, label: string, wanted: readonly string[]): string[] {
  const tokens = (control.getAttribute('autocomplete') ?? '').split(' ')
  return tokens.some((token) => wanted.includes(token))
    ? []
    : [`${label} has autocomplete="${tokens.join(' ')}" for ${wanted.join(' or ')}`]
}

/** Checks the type of a field, which decides the keyboard that a phone shows. */
function wrongKeyboard(control: Control, label: string, wanted: readonly string[]): string[] {
  const type = keyboards[wanted[0] ?? '']
  const isTyped = !('readOnly' in control && control.readOnly)
  return type && isTyped && control.type !== type ? [`${label} has the keyboard of ${control.type}`] : []
}
