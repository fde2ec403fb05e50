import { Facts } from 'design-system/facts/facts'
import type { StockLevel } from 'shared-contracts/catalog/admin/stock-schema'

/** The numbers of a counted pack. */
export function Figures({ level: { onHand, reserved, available, missing } }: { level: StockLevel }) {
  return (
    <Facts
      facts={[
        { label: 'On hand', value: onHand },
        { label: 'Reserved', value: reserved },
        { label: 'Available', value: available },
        ...(missing > 0 ? [{ label: 'Missing', value: missing }] : []),
      ]}
    />
  )
}
