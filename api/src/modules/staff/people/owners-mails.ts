import { shop } from 'shared-contracts/platform/shop'
import type { OwnersLetter } from './tell-owners'

/** Tells owners that there is one more of them, or one less. */
export function ownersMail(by: string, name: string, isOwner: boolean): OwnersLetter {
  return {
    subject: isOwner ? `${name} is now an owner of the admin` : `${name} is no longer an owner of the admin`,
    parts: [
      isOwner
        ? `${by} made ${name} an owner of the admin of ${shop.brand}. For seven days ${name} cannot confirm ${by}'s refunds.`
        : `${by} ended ${name}'s work as an owner of the admin of ${shop.brand}. For seven days a refund above the limit waits 24 hours if no second owner can confirm it.`,
      'If nobody should have done this, an owner undoes it under People. If no owner can sign in, the shop’s server makes a new invitation: npm run admin -- invite.',
    ],
  }
}
