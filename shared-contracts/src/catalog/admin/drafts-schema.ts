import * as z from 'zod/mini'
import { requiredText } from '../../values/text'
import { Category } from '../product-schema'
import { VariantFields } from './catalogue-schema'

/** The last segment of a product's permanent address. These two are places of the admin. */
const ProductAddress = z.string().check(
  z.trim(),
  z.maxLength(60),
  z.regex(
    /^[a-z0-9]+(-[a-z0-9]+)*$/,
    'An address has small letters, digits, and single hyphens between them.',
  ),
  z.refine((id) => id !== 'new' && id !== 'many', 'This address is taken.'),
)

/** A draft, which is not in the shop until it is listed. All other fields are set later. */
export const NewProduct = z.object({ id: ProductAddress, name: requiredText(100), category: Category })
export type NewProduct = z.infer<typeof NewProduct>

export const NewVariant = z.object({
  /** As shown to shoppers: '100 g'. */
  label: requiredText(40),
  price: VariantFields.shape.price,
  net: VariantFields.shape.net,
})
export type NewVariant = z.infer<typeof NewVariant>

/** A picture uploaded to the admin. A product shows it once it is saved with it. */
export const TakenPicture = z.object({
  address: z.string(),
  /** True once its files are ready. */
  isReady: z.boolean(),
})
export type TakenPicture = z.infer<typeof TakenPicture>
