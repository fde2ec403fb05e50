import type { AdminRole } from 'shared-contracts/staff/rights'

/** What each role may do, as options of a choice. */
export const roleLabels: Readonly<Record<AdminRole, string>> = {
  owner: 'Owner: everything',
  packer: 'Packer: orders, parcels, answers',
  editor: 'Editor: catalogue and words',
  accountant: 'Accountant: reads money, takes exports',
}
