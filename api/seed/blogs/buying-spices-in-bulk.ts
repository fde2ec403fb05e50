import type { SeedBlog } from '../seed-blog'

export const buyingSpicesInBulk = {
  slug: 'buying-spices-in-bulk',
  title: 'Buying Spices in Bulk for a Kitchen or a Shop',
  image: 'buying-spices-in-bulk.jpg',
  publishedAt: '2026-08-10',
  description: `
<p>A restaurant, a caterer or a shop buys spices differently from a household. The quantities are larger, the same dish has to taste the same every week, and a mistake costs more. These are the questions that we would ask, whoever the supplier is.</p>
<h2>Know how much you use</h2>
<p>Before you ask for a price, write down what you use in a month. Most kitchens find that four or five spices make up the greater part of the weight, often chilli, coriander, turmeric and cumin. Those are worth buying in bulk. Cloves, cardamom and nutmeg weigh little and cost much, so a smaller pack bought more often is kinder to both aroma and cash.</p>
<h2>Pick the pack size</h2>
<p>Our own packs follow the usual three steps, from 10g to 500g for retail, 1kg to 5kg for food service and 10kg to 25kg for bulk. Choose the largest pack that you will empty while it is still fresh, rather than the cheapest one by weight:</p>
<ul>
<li><strong>ground spices and blends:</strong> no more than you use in two or three months;</li>
<li><strong>whole spices:</strong> six months is comfortable if your store is cool and dry;</li>
<li><strong>several small packs</strong> inside one order often keep better than a single large sack.</li>
</ul>
<h2>Ask for a specification</h2>
<p>A specification is a short paper which says what you will receive. For a ground spice it usually names the form and the fineness, the moisture, the colour or heat where that matters, and the limits for foreign matter. For blends, ask for the full ingredient list with allergens. Agree on it before the first order, because it is what you will both point to later.</p>
<h2>Taste before you buy</h2>
<ol>
<li>Ask for a sample from current stock, with its batch number.</li>
<li>Smell it dry, then warm a little in oil and smell it again.</li>
<li>Cook your own best-selling dish with it, at your own measures.</li>
<li>Keep part of the sample in a closed jar, and compare it with the first delivery.</li>
</ol>
<h2>Settle the practical side</h2>
<ul>
<li>What is the minimum order? Ours for wholesale is Rs 50,000.</li>
<li>How long does an order take, and who pays the freight?</li>
<li>What happens if a delivery is damaged or differs from the sample?</li>
<li>Do you need your own label, and who is responsible for what is printed on it?</li>
</ul>
<h2>If the goods cross a border</h2>
<p>Export adds paper and time. Rules on residues, labelling and permitted ingredients differ from one country to the next, so start with the importer: ask what the authorities at the destination require, and have it in writing. Usual papers are an invoice, a packing list, a transport document, a certificate of origin and a phytosanitary certificate, with test reports where they are asked for. Agree on the delivery term, such as FOB or CIF, since it decides where cost and risk pass from seller to buyer. Customs duties at the destination are normally the buyer's.</p>
<h2>When it arrives</h2>
<p>Check the count, the seals, the batch numbers and the dates before you sign. Open one pack of each spice. Store the sacks on a pallet, away from the wall, cool, dark and dry, and use the oldest batch first. A note of the batch in your kitchen book takes a few seconds, and saves an afternoon if anything ever has to be traced.</p>
`,
} satisfies SeedBlog
