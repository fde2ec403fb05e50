import type { ChangeToCome } from 'shared-contracts/catalog/admin/schedule-schema'
import { shop } from 'shared-contracts/platform/shop'
import { inIndia } from '../../../../i18n/in-india'
import { inRupees } from '../../../../i18n/in-rupees'
import type { Letter } from '../../../../mail/outbox'
import type { StoredProduct } from '../stored-product'
import type { ScheduleRow } from './schedule.repository'

/** Reports a scheduled change that failed. @param product undefined if it is no longer in the catalogue */
export function notDoneMail(
  { productId, change, dueAt, staffName }: ScheduleRow,
  product: Pick<StoredProduct, 'name' | 'variants'> | undefined,
  trouble: string,
  href: string,
): Letter {
  const name = product?.name ?? productId
  const variant = product?.variants.find(({ id }) => id === change.variantId)?.label ?? change.variantId
  return {
    to: shop.email,
    subject: `A planned change of ${name} was not made`,
    parts: [
      `${staffName} planned for ${inIndia(dueAt)}: ${[name, variant].filter(Boolean).join(', ')} ${describeChange(change)}.`,
      `It was not made, and is not tried again. The reason: ${trouble}`,
      { button: 'OPEN THE PRODUCT', href },
    ],
  }
}

function describeChange(change: ChangeToCome): string {
  if (change.field === 'price') return `costs ${inRupees(change.after)}`
  if (change.field === 'isSoldOut') return change.after ? 'is sold out' : 'can be bought again'
  return change.after ? 'comes into the shop' : 'leaves the shop'
}
