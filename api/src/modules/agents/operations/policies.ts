import { sayDelivery } from 'shared-contracts/fulfilment/delivery'
import { inEnglish } from 'shared-contracts/i18n/translate'
import { SHIPPING } from 'shared-contracts/orders/shipping'
import { paths } from 'shared-contracts/routing/paths'
import { formatPrice } from 'shared-contracts/values/money'
import { z } from 'zod'

const topics = ['shipping', 'refunds', 'terms', 'privacy', 'contact'] as const

export const PoliciesRequest = z.looseObject({
  topic: z.enum(topics).optional().describe('All policies if omitted'),
})

export const Policies = z.object({
  policies: z.array(
    z.object({
      topic: z.enum(topics),
      title: z.string(),
      summary: z.string().optional(),
      url: z.url(),
      markdown_url: z.url(),
    }),
  ),
})

const pages: Readonly<Record<(typeof topics)[number], { title: string; path: string; summary?: string }>> = {
  shipping: {
    title: 'Shipping',
    path: paths.shipping,
    summary: `${sayDelivery(inEnglish)} Shipping within India costs Rs ${formatPrice(SHIPPING)} per order.`,
  },
  refunds: { title: 'Refunds and returns', path: paths.refund },
  terms: { title: 'Terms of service', path: paths.terms },
  privacy: { title: 'Privacy', path: paths.privacy },
  contact: { title: 'Contact', path: paths.contact },
}

/** Returns links to the shop's policies, whose texts are pages rendered by the edge. */
export function getPolicies(
  { topic }: z.infer<typeof PoliciesRequest>,
  origin: string,
): z.infer<typeof Policies> {
  const asked = topic ? [topic] : topics
  return {
    policies: asked.map((one) => {
      const { path, ...page } = pages[one]
      return { topic: one, ...page, url: origin + path, markdown_url: `${origin}${path}.md` }
    }),
  }
}
