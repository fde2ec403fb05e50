import type { AdminRole } from 'shared-contracts/staff/rights'

/** The labels for choosing a role, with its rights. */
export const roleLabels: Readonly<Record<AdminRole, string>> = {
  owner: 'Owner: full access',
  packer: 'Packer: orders, shipping and messages',
  editor: 'Editor: catalogue and content',
  accountant: 'Accountant: views payments, downloads reports',
}
