import type { DeskRole } from 'shared-contracts/domain/desk/people/rights'

/** What each role does, in the words of a choice. */
export const roleWords: Readonly<Record<DeskRole, string>> = {
  owner: 'Owner: everything',
  packer: 'Packer: orders, parcels, answers',
  editor: 'Editor: catalogue and words',
  accountant: 'Accountant: reads money, takes exports',
}
