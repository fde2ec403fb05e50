import type { ChangeToCome } from 'shared-contracts/catalog/admin/schedule-schema'
import { shop } from 'shared-contracts/platform/shop'
import { inRupees } from 'shared-contracts/values/money'
import { inIndia } from '../../../../i18n/in-india'
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
    subject: `A scheduled change to ${name} was not made`,
    parts: [
      `${staffName} scheduled this change for ${inIndia(dueAt)}: ${[name, variant].filter(Boolean).join(', ')} ${describeChange(change)}.`,
      `The change was not made and won’t be tried again. Reason: ${trouble}`,
      { button: 'VIEW PRODUCT', href },
    ],
  }
}

function describeChange(change: ChangeToCome): string {
  if (change.field === 'price') return `costs ${inRupees(change.after)}`
  if (change.field === 'isSoldOut') return change.after ? 'is sold out' : 'is back in stock'
  return change.after ? 'is published' : 'is unpublished'
}
