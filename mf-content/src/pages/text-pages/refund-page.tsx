import { Note } from 'design-system/note/note'
import { REPORT_WITHIN_DAYS } from 'shared-contracts/fulfilment/delivery'
import { ShopContact } from '../../components/shop-contact'
import { TextPage } from '../../components/text-page'

function RefundPage() {
  return (
    <TextPage title="Refund Policy" lead="When something isn’t right.">
      <Note>{`Tell us within ${REPORT_WITHIN_DAYS} days if an item arrives damaged or wrong.`}</Note>
      <h2>Damaged or wrong items</h2>
      <p>
        {`Report damaged or wrong items within ${REPORT_WITHIN_DAYS} days of delivery. Send us your order number and a photo of what you received, and keep the items and packaging as they are.`}
      </p>
      <h2>Cancelling an order</h2>
      <p>
        Cancel within 24 hours of ordering for a full refund. An order that has shipped can no longer be
        cancelled.
      </p>
      <h2>What can’t be refunded</h2>
      <ul>
        <li>Opened or used products</li>
        <li>Clearance or promotional items</li>
        <li>Custom orders</li>
      </ul>
      <h2>Return shipping</h2>
      <p>We pay return shipping for damaged, defective or wrong items. For other returns, you pay.</p>
      <h2>How a refund is paid</h2>
      <p>
        Refunds go to your original payment method. They are processed in 7-10 business days and credited in
        10-15 days.
      </p>
      <h2>Report a problem</h2>
      <ShopContact />
    </TextPage>
  )
}

export { RefundPage as Component }
