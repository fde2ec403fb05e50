import { Note } from 'design-system/note/note'
import { delivery, formatDays, sayDelivery } from 'shared-contracts/fulfilment/delivery'
import { inEnglish } from 'shared-contracts/i18n/translate'
import { ShopContact } from '../../components/shop-contact'
import { TextPage } from '../../components/text-page'

function ShippingPage() {
  return (
    <TextPage title="Shipping Policy" lead="How an order travels from our shelf to your kitchen.">
      <Note>{sayDelivery(inEnglish)}</Note>
      <h2>Processing time</h2>
      <p>
        {`We pack every order fresh. Processing takes ${formatDays(delivery.processing)} business days, counted from the day your order is confirmed.`}
      </p>
      <h2>Delivery time</h2>
      <ul>
        <li>{`Standard delivery: ${formatDays(delivery.standard)} days`}</li>
        <li>{`Expedited delivery: ${formatDays(delivery.expedited)} days`}</li>
        <li>{`International delivery: ${formatDays(delivery.international)} days`}</li>
      </ul>
      <p>These times start when we hand the package to the courier.</p>
      <h2>Shipping charges</h2>
      <ul>
        <li>Free shipping on orders over Rs 5,000</li>
        <li>A flat rate of Rs 40-60 on other orders</li>
        <li>Real-time rates, where they apply, are shown at checkout</li>
      </ul>
      <h2>International orders</h2>
      <p>
        Customs and duties are set by the destination country. They aren’t included in our prices, and you pay
        them.
      </p>
      <h2>Your address</h2>
      <p>
        Please check the address before you pay. If we have to resend a package because of an incorrect
        address, extra fees may apply.
      </p>
      <h2>Tracking</h2>
      <p>When your order ships, we’ll email you a tracking number.</p>
      <h2>Questions</h2>
      <ShopContact />
    </TextPage>
  )
}

export { ShippingPage as Component }
