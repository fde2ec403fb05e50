import type { ParcelState } from 'shared-contracts/fulfilment/parcels'

/** What a parcel's state is called. */
export const parcelWords: Readonly<Record<ParcelState, string>> = {
  packing: 'Being packed',
  packed: 'Packed',
  shipped: 'Shipped',
  delivered: 'Delivered',
  'coming-back': 'Coming back',
  back: 'Back',
  cancelled: 'Unpacked',
}
