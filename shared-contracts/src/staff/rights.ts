export const adminRoles = ['owner', 'packer', 'editor', 'accountant'] as const
export type AdminRole = (typeof adminRoles)[number]

export const adminRights = [
  'see-orders',
  'pack-and-ship',
  'see-money',
  'refund',
  'change-catalogue',
  'mark-sold-out',
  'see-discounts',
  'change-discounts',
  'edit-content',
  'answer-people',
  'see-invoices',
  'change-invoices',
  'take-exports',
  'manage-customers',
  'manage-people',
  'see-audit-log',
] as const
export type AdminRight = (typeof adminRights)[number]

/** Packers may refund up to a limit that the owner sets: `packerRefundLimit`. */
const rights: Record<AdminRole, readonly AdminRight[]> = {
  owner: adminRights,
  packer: ['see-orders', 'pack-and-ship', 'mark-sold-out', 'refund', 'answer-people'],
  editor: ['change-catalogue', 'mark-sold-out', 'see-discounts', 'change-discounts', 'edit-content'],
  accountant: ['see-orders', 'see-money', 'see-discounts', 'see-invoices', 'take-exports'],
}

export function listRights(role: AdminRole): readonly AdminRight[] {
  return rights[role]
}

/** True if a role has a right. Screens use it to hide what the api would refuse; the api decides. */
export function mayDo(role: AdminRole, right: AdminRight): boolean {
  return rights[role].includes(right)
}
