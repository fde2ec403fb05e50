import type { Text } from 'shared-contracts/i18n/translate'
import { formatAmount, type Paise, times } from 'shared-contracts/values/money'
import { getText } from '../../../i18n/get-text'
import type { Message } from '../../customers'
import type { StoredOrder } from '../orders.repository'
import type { PricedLine } from '../placing/pricing'

/** Confirms a paid order. Doesn't state the tax: the tax invoice follows when the order ships. */
export function paidMail(order: StoredOrder, lines: readonly PricedLine[]): Message {
  const { firstName, lastName, addressLine1, addressLine2, city, state, pinCode, country } =
    order.shippingAddress
  const { orderId, paymentId, language } = order
  const t = getText(language)
  return {
    language,
    subject: t('Your order {orderId} has been confirmed', { orderId }),
    parts: [
      greeting(order, t),
      t('Your order {orderId} has been confirmed. Thank you!', { orderId }),
      { heading: t('Your order {orderId}', { orderId }) },
      {
        rows: lines.map(({ name, variant, quantity, price }) => [
          `${quantity} x ${t(name)}, ${t(variant)}`,
          inRupees(times(price, quantity), t),
        ]),
        sums: [
          [t('Sub total'), inRupees(order.subtotal, t)],
          ...(order.discount > 0
            ? [[discountLabel(order, t), `- ${inRupees(order.discount, t)}`] as const]
            : []),
          [t('Shipping'), inRupees(order.shipping, t)],
          [t('Total paid'), inRupees(order.total, t)],
        ],
      },
      ...(paymentId ? [t('Payment ID: {paymentId}', { paymentId })] : []),
      { heading: t('Shipping address') },
      [
        `${firstName} ${lastName}`,
        addressLine1,
        addressLine2,
        [city, [state, pinCode].filter(Boolean).join(' ')].filter(Boolean).join(', '),
        country,
      ]
        .filter(Boolean)
        .join('\n'),
    ],
  }
}

/** @param reason the gateway's words; empty if it gave none. @param payAgainAt the page for paying again */
export function paymentFailedMail(order: StoredOrder, reason: string, payAgainAt: string): Message {
  const { orderId, language } = order
  const t = getText(language)
  const sum = inRupees(order.total, t)
  const failed = t('The payment of {sum} for your order {orderId} failed.', { sum, orderId })
  return {
    language,
    subject: t('The payment for your order {orderId} failed', { orderId }),
    parts: [
      greeting(order, t),
      `${failed} ${t(reason)}`.trim(),
      t('We’ve saved your order. If money was taken from your account anyway, your bank will return it.'),
      { button: t('PAY AGAIN'), href: payAgainAt },
    ],
  }
}

/** Announces a refund, and how many days it takes according to the refund policy. */
export function refundMail(order: StoredOrder, amount: Paise): Message {
  const { orderId, language } = order
  const t = getText(language)
  const sum = inRupees(amount, t)
  return {
    language,
    subject: t('Refund of {sum} for your order {orderId}', { sum, orderId }),
    parts: [
      greeting(order, t),
      t('We’ve refunded {sum} for your order {orderId}.', { sum, orderId }),
      t('The refund goes to your original payment method and is credited in 10-15 days.'),
    ],
  }
}

/** Tells a customer that an order will not be sent. @param why the reason in the shop's own words */
export function cancelledMail(order: StoredOrder, why: string): Message {
  const { orderId, language } = order
  const t = getText(language)
  return aboutCancellation(order, [
    t('We’re sorry, but we’ve cancelled your order {orderId}. Nothing will be shipped.', { orderId }),
    t('Reason: {why}', { why }),
    refundingSentence(t),
  ])
}

function discountLabel({ discountCode, discountName }: StoredOrder, t: Text): string {
  return t('Discount ({name})', { name: discountCode ?? discountName ?? '' })
}

/** Confirms a cancellation to the customer who asked for it. */
export function cancelledByCustomerMail(order: StoredOrder): Message {
  const { orderId, language } = order
  const t = getText(language)
  return aboutCancellation(order, [
    t('You’ve cancelled your order {orderId}. Nothing will be shipped.', { orderId }),
    order.status === 'Paid' ? refundingSentence(t) : t('You haven’t paid for it, and you don’t need to.'),
  ])
}

function aboutCancellation(order: StoredOrder, sentences: readonly string[]): Message {
  const { orderId, language } = order
  const t = getText(language)
  return {
    language,
    subject: t('Your order {orderId} has been cancelled', { orderId }),
    parts: [greeting(order, t), ...sentences],
  }
}

function refundingSentence(t: Text): string {
  return t('We’re refunding your payment to the original payment method. It’s credited in 10-15 days.')
}

export function greeting({ shippingAddress: { firstName, lastName } }: StoredOrder, t: Text): string {
  return t('Dear {name},', { name: `${firstName} ${lastName}` })
}

function inRupees(amount: Paise, t: Text): string {
  return t('Rs {amount}', { amount: formatAmount(amount) })
}
