import type { SeedBlog } from '../seed-blog'

export const readingASpiceLabel = {
  slug: 'reading-a-spice-label',
  title: 'Reading a Spice Label with a Careful Eye',
  image: 'reading-a-spice-label.jpg',
  publishedAt: '2026-05-11',
  description: `
<p>A pack of spice gives you two sets of information. The front is there to please you. The back is there to inform you. A minute spent on the back will tell you most of what you need to know before you pay, and it is the same minute whichever brand you choose, ours included.</p>
<h2>Start with the ingredients</h2>
<p>For a single spice the list should be short: turmeric, and nothing else. For a blend, ingredients are listed in descending order of weight, so the first three or four names tell you what you are really buying. A garam masala that begins with coriander will be mild. One that begins with cinnamon or pepper will be much stronger.</p>
<ul>
<li>Look at where <strong>salt</strong> stands. If it comes first, you are paying spice prices for salt, and you should season the dish less.</li>
<li>Look for <strong>starch, flour or husk</strong>. Some blends need a carrier, but it ought to be a minor part.</li>
<li>Look for <strong>added colour or flavour</strong>. If it is used, it should be declared.</li>
</ul>
<h2>Find the dates</h2>
<p>The date of manufacture or packing tells you how much of the life of a ground spice has already passed. The best-before date tells you how long the maker stands behind it. Between two packs of the same powder, take the younger. For whole spices the difference of a month or two matters much less.</p>
<h2>Batch number and maker</h2>
<p>A batch or lot number lets a maker trace a pack back to the day it was filled. Keep the pack until it is empty, because you will need that number if you ever have a question. The name and full address of the maker or packer should be there too, with a way to reach them for complaints.</p>
<h2>Licence and marks</h2>
<p>Packed food sold in India carries the FSSAI logo and a licence number of fourteen digits. The number can be looked up on the public site of the authority. The green or brown vegetarian symbol is required as well. Other marks, such as those for organic produce, mean something only if they come with the name or number of the body that certifies them. A drawing of a leaf is not a certificate.</p>
<h2>Allergens</h2>
<p>Spices deserve a careful look here. Mustard is a spice and a common allergen in its own right. Compounded asafoetida is often mixed with wheat flour. Blends may be packed on lines that also handle sesame or nuts. If you cook for somebody with an allergy, read the label each time, even on a familiar pack, because recipes do change.</p>
<h2>Compare by weight</h2>
<p>Packs that look alike may hold different amounts. Check the net quantity and compare the price for 100 g. A larger pack is usually cheaper by weight, but only a saving if you finish it while it is fresh.</p>
<h2>Then open it</h2>
<p>The last test is not printed anywhere. A good spice smells clearly of itself, looks even in colour, and is dry and free of webs or lumps. If what is in the pack disagrees with what is on the label, write to the maker and mention the batch. A serious one will want to know.</p>
`,
} satisfies SeedBlog
