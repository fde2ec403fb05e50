import { Note } from 'design-system/note/note'
import { shop } from 'shared-contracts/platform/shop'
import { ShopContact } from '../../components/shop-contact'
import { TextPage } from '../../components/text-page'

function ExportPage() {
  return (
    <TextPage title="Export" lead="Indian spices from Bangalore, packed for the journey.">
      <p>
        <span translate="no">{shop.brand}</span> was established in {shop.established} as a maker and exporter
        of spices. We work with importers, distributors and food businesses abroad.
      </p>
      <Note>Export pack sizes run from 10g to 25kg.</Note>
      <h2>Products</h2>
      <ul>
        <li>Whole spices: pepper, cardamom, cloves, cumin, coriander and more</li>
        <li>Ground spices: turmeric, chilli, coriander, cumin, ginger and more</li>
        <li>Spice blends for Indian and world kitchens</li>
      </ul>
      <p>All are free of additives and preservatives.</p>
      <h2>DIY kits</h2>
      <p>
        A DIY spice kit holds measured whole spices and yields 150g of fresh masala once it is roasted and
        ground. It travels well, since whole spices keep their aroma longest.
      </p>
      <h2>Our facility</h2>
      <p>Cleaning, grinding, blending and packing are done under one roof, in 30,000 sq ft in Bangalore.</p>
      <h2>Shipping terms</h2>
      <ul>
        <li>International delivery takes 10-14 days after processing</li>
        <li>The buyer pays customs and duties in the destination country</li>
        <li>Freight, insurance and documents are agreed for each order</li>
        <li>A tracking number is sent by email</li>
      </ul>
      <h2>Enquiries</h2>
      <ShopContact />
    </TextPage>
  )
}

export { ExportPage as Component }
