import { Note } from 'design-system/note/note'
import { ShopContact } from '../../components/shop-contact'
import { TextPage } from '../../components/text-page'

function WholesalePage() {
  return (
    <TextPage title="Wholesale" lead="For shops, restaurants, caterers and food makers.">
      <Note>The minimum order is Rs 50,000.</Note>
      <h2>Our range</h2>
      <p>Everything on our shelf is available by the case and by the sack:</p>
      <ul>
        <li>Whole spices, cleaned and sorted</li>
        <li>Ground spices of uniform texture and natural colour</li>
        <li>Spice blends, the same in every batch</li>
        <li>DIY spice kits for retail shelves</li>
      </ul>
      <p>All are free of additives and preservatives.</p>
      <h2>Packaging</h2>
      <ul>
        <li>Retail packs: 10g to 500g</li>
        <li>Food service: 1kg to 5kg</li>
        <li>Bulk: 10kg to 25kg</li>
      </ul>
      <p>Tell us which sizes you need, and we’ll send a quote.</p>
      <h2>Logistics</h2>
      <p>
        Orders are packed in our 30,000 sq. ft. facility in Bangalore and sent by courier across India. We
        agree on the date and freight with you before anything ships.
      </p>
      <h2>How to order</h2>
      <ol>
        <li>Send us your list of spices, pack sizes and quantities</li>
        <li>We reply with prices, lead time and freight</li>
        <li>You confirm, and we pack</li>
      </ol>
      <h2>Contact</h2>
      <ShopContact />
    </TextPage>
  )
}

export { WholesalePage as Component }
