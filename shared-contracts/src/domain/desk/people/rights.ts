/** What somebody behind the counter is. */
export const deskRoles = ['owner', 'packer', 'editor', 'accountant'] as const
export type DeskRole = (typeof deskRoles)[number]

export const deskRights = [
  'see-orders',
  'pack-and-ship',
  'see-money',
  'give-back',
  'change-catalogue',
  'change-words',
  'answer-people',
  'see-invoices',
  'change-invoices',
  'take-exports',
  'manage-customers',
  'manage-people',
  'see-journal',
] as const
export type DeskRight = (typeof deskRights)[number]

/** A packer gives back up to the limit that the owner sets: `packerRefundLimit`. */
const rights: Record<DeskRole, readonly DeskRight[]> = {
  owner: deskRights,
  packer: ['see-orders', 'pack-and-ship', 'give-back', 'answer-people'],
  editor: ['change-catalogue', 'change-words'],
  accountant: ['see-orders', 'see-money', 'see-invoices', 'take-exports'],
}

export function rightsOf(role: DeskRole): readonly DeskRight[] {
  return rights[role]
}

/** Screens ask it to leave out what would be refused. The api decides. */
export function mayDo(role: DeskRole, right: DeskRight): boolean {
  return rights[role].includes(right)
}
