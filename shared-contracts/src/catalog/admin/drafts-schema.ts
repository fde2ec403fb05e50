import * as z from 'zod/mini'
import { requiredText } from '../../values/text'
import { Category } from '../product-schema'
import { VariantFields } from './catalogue-schema'

/** The end of a product's address, which it keeps for good. These two are places of the admin. */
const ProductAddress = z.string().check(
  z.trim(),
  z.maxLength(60),
  z.regex(
    /^[a-z0-9]+(-[a-z0-9]+)*$/,
    'An address has small letters, digits, and single hyphens between them.',
  ),
  z.refine((id) => id !== 'new' && id !== 'many', 'This address is taken.'),
)

/** A draft: not in the shop until it is listed. All else is said of it afterwards. */
export const NewProduct = z.object({ id: ProductAddress, name: requiredText(100), category: Category })
export type NewProduct = z.infer<typeof NewProduct>

export const NewVariant = z.object({
  /** As shoppers choose it: '100 g'. */
  label: requiredText(40),
  price: VariantFields.shape.price,
  net: VariantFields.shape.net,
})
export type NewVariant = z.infer<typeof NewVariant>

/** A picture that the admin has taken in; a product shows it once it is saved with it. */
export const TakenPicture = z.object({
  address: z.string(),
  /** Whether its files are made. */
  isReady: z.boolean(),
})
export type TakenPicture = z.infer<typeof TakenPicture>
