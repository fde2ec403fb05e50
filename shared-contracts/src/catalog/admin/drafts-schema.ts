import * as z from 'zod/mini'
import { requiredText } from '../../values/text'
import { Category } from '../product-schema'
import { VariantFields } from './catalogue-schema'

/** The last segment of a product's permanent address. The two excluded names are screens of the admin. */
const ProductAddress = z.string().check(
  z.trim(),
  z.maxLength(60),
  z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Use lowercase letters and digits, separated by single hyphens.'),
  z.refine((id) => id !== 'new' && id !== 'many', 'This address is already taken.'),
)

/** A draft, which is not in the shop until it is published. All other fields are added later. */
export const NewProduct = z.object({ id: ProductAddress, name: requiredText(100), category: Category })
export type NewProduct = z.infer<typeof NewProduct>

export const NewVariant = z.object({
  /** The label shown to shoppers, such as '100 g'. */
  label: requiredText(40),
  price: VariantFields.shape.price,
  net: VariantFields.shape.net,
})
export type NewVariant = z.infer<typeof NewVariant>
