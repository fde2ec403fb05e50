import { type Days, delivery, REPORT_WITHIN_DAYS } from '../../fulfilment/delivery'
import { SHIPPING } from '../../orders/shipping'
import { paths } from '../../routing/paths'
import { formatAmount } from '../../values/money'

/* The shop's policies in the terms of schema.org and Google's merchant listings. */

type Thing = Readonly<Record<string, unknown>>

/** Describes returns (specification 20.6 to 20.10). The policies say 7 and 15 days; the shorter promise satisfies both. */
export function returnPolicy(origin: string): Thing {
  return {
    '@type': 'MerchantReturnPolicy',
    applicableCountry: 'IN',
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: REPORT_WITHIN_DAYS,
    merchantReturnLink: origin + paths.refund,
    returnMethod: 'https://schema.org/ReturnByMail',
    returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
    itemDefectReturnFees: 'https://schema.org/FreeReturn',
  }
}

/** Describes the checkout's shipping charge within India and the delivery time (specification 11.5, 20.1). */
export function shippingDetails(): Thing {
  return {
    '@type': 'OfferShippingDetails',
    shippingRate: { '@type': 'MonetaryAmount', value: formatAmount(SHIPPING), currency: 'INR' },
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'IN' },
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      handlingTime: days(delivery.processing),
      transitTime: days(delivery.standard),
    },
  }
}

function days({ from, to }: Days): Thing {
  return { '@type': 'QuantitativeValue', minValue: from, maxValue: to, unitCode: 'DAY' }
}
