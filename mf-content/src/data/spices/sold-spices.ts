import type { Collection } from 'shared-contracts/catalog/lists/collections'

/** The products that recipes use, by _id, with the list that contains each. */
export const soldSpices = {
  'bay-leaves': 'whole-spices',
  'biryani-masala': 'retails',
  'butter-paneer-masala': 'retails',
  'chinese-five-spice': 'retails',
  'chole-masala': 'retails',
  cinnamon: 'whole-spices',
  cloves: 'whole-spices',
  'coriander-powder': 'ground-spices',
  'creole-seasoning': 'retails',
  'cumin-seeds': 'whole-spices',
  'curry-powder': 'ground-spices',
  'dried-red-chillies': 'whole-spices',
  'garam-masala': 'retails',
  'green-cardamom': 'whole-spices',
  'kashmiri-chilli-powder': 'ground-spices',
  'mustard-seeds': 'whole-spices',
  'pav-bhaji-masala': 'retails',
  'rasam-powder': 'retails',
  'red-chilli-powder': 'ground-spices',
  'taco-seasoning': 'retails',
  'turmeric-powder': 'ground-spices',
} as const satisfies Record<string, Collection['slug']>

export type SpiceId = keyof typeof soldSpices

/** Derives a spice's name from its _id: 'bay-leaves' is 'Bay Leaves'. */
export function spiceName(id: SpiceId): string {
  return id
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
}
