import type { AdminRole } from 'shared-contracts/staff/rights'

/** Each role with its rights, as options of a choice. */
export const roleLabels: Readonly<Record<AdminRole, string>> = {
  owner: 'Owner: full access',
  packer: 'Packer: orders, shipping and messages',
  editor: 'Editor: catalogue and content',
  accountant: 'Accountant: views payments, downloads reports',
}
