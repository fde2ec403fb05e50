import { Link } from 'react-router-dom'
import { paths } from 'shared-contracts/routing/paths'
import { ShopContact } from '../../components/shop-contact'
import { TextPage } from '../../components/text-page'

function TermsPage() {
  return (
    <TextPage title="Terms and Conditions" lead="What you and {brand} agree on when you order.">
      <h2>Using this site</h2>
      <p>
        By browsing this site or placing an order you accept these terms. Please give correct details and keep
        your password to yourself.
      </p>
      <h2>Prices and payment</h2>
      <p>
        All prices are in Indian rupees (INR). Taxes and shipping are extra and are shown before you pay.
        Payment is handled by third-party payment gateways.
      </p>
      <h2>Orders and cancellation</h2>
      <p>You may cancel an order before dispatch. Once dispatched, it can’t be cancelled.</p>
      <h2>Delivery</h2>
      <p>
        Delivery takes 10-15 days. See the <Link to={paths.shipping}>shipping policy</Link> for details.
      </p>
      <h2>Returns</h2>
      <p>
        Damaged, defective or wrong items can be returned within 15 days of delivery, unopened and in their
        original packaging. Perishable goods cannot be returned unless they are defective.
      </p>
      <h2>Refunds</h2>
      <p>
        Refunds are processed in 7-10 business days and credited in 10-15 days. See the{' '}
        <Link to={paths.refund}>refund policy</Link> for details.
      </p>
      <h2>Product information</h2>
      <p>
        Spices are natural, so their colour and grain vary a little from batch to batch. We describe and show
        our products as accurately as we can.
      </p>
      <h2>Governing law</h2>
      <p>These terms are governed by Indian law. Disputes are subject to the courts of Bangalore.</p>
      <h2>Questions</h2>
      <ShopContact />
    </TextPage>
  )
}

export { TermsPage as Component }
