import { inLanguage, type Language } from 'shared-contracts/i18n/language'
import { shop } from 'shared-contracts/platform/shop'
import type { RejectionReason } from 'shared-contracts/reviews/review'
import { paths } from 'shared-contracts/routing/paths'
import { getText } from '../../i18n/get-text'
import type { Message } from '../customers'

/** The sentences in which an author reads why a review was not published. */
const sentences: Record<RejectionReason, string> = {
  'not-about-product':
    'It isn’t about the product. For questions about delivery or an order, please write to us.',
  'personal-data': 'It contains personal details, such as a name, an address or a phone number.',
  abusive: 'It contains insults or threats.',
  advertising: 'It contains advertising.',
  'not-genuine': 'It doesn’t seem to be about your own experience.',
  illegal: 'It contains something that the law doesn’t allow us to publish.',
}

interface ReviewMail {
  productId: string
  /** The product's English name. */
  product: string
  /** The language of the review. */
  language: Language
  publicOrigin: string
}

/** Tells an author why a review was not published or was taken down, and where to edit it. */
export function rejectedMail(
  { productId, product, language, publicOrigin }: ReviewMail,
  reason: RejectionReason,
): Message {
  const t = getText(language)
  return {
    language,
    subject: t('We couldn’t publish your review of {product}', { product: t(product) }),
    parts: [
      t('Thank you for your review of {product}. We can’t publish it as it is:', { product: t(product) }),
      t(sentences[reason]),
      t('You can change it and send it again. We publish good and bad opinions alike.'),
      {
        button: t('Edit review'),
        href: `${publicOrigin}${inLanguage(language, paths.writeReview(productId))}`,
      },
      { small: t('If you think this is a mistake, write to {email}.', { email: shop.email }) },
    ],
  }
}

/** Tells an author about the shop's public reply. @param productPath the path of the product's page */
export function repliedMail(
  { product, language, publicOrigin }: ReviewMail,
  reply: string,
  productPath: string,
): Message {
  const t = getText(language)
  return {
    language,
    subject: t('Our reply to your review of {product}', { product: t(product) }),
    parts: [
      t('We’ve replied to your review of {product}:', { product: t(product) }),
      reply,
      { button: t('View review'), href: `${publicOrigin}${inLanguage(language, productPath)}` },
    ],
  }
}
