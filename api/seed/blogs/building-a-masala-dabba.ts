import type { SeedBlog } from '../seed-blog'

export const buildingAMasalaDabba = {
  slug: 'building-a-masala-dabba',
  title: 'Building a Masala Dabba for Everyday Cooking',
  image: 'building-a-masala-dabba.jpg',
  publishedAt: '2026-07-13',
  description: `
<p>Open a drawer in almost any Indian kitchen and you will find a round steel tin with seven small bowls inside. It is the masala dabba, and it is the most practical piece of kitchen design we know. Everything you need for a quick dal or sabzi is under one lid, within reach of one hand.</p>
<h2>Why it works</h2>
<p>A tadka leaves no time to open jars. Mustard pops, cumin browns, and the next spice has to be ready. With the dabba open beside the stove, each spoonful is a second away. Its small bowls also help freshness: you refill them every week or two from packs that stay closed and cool in the cupboard.</p>
<h2>Seven bowls to begin with</h2>
<ol>
<li><strong>Turmeric powder</strong> goes into nearly every savoury pot, usually by the half teaspoon.</li>
<li><strong>Red chilli powder</strong> gives heat. Choose Kashmiri chilli if you want more colour and less fire.</li>
<li><strong>Coriander powder</strong> is the one that you will use most, for body and mild sweetness.</li>
<li><strong>Cumin seeds</strong> start the tempering of dals, rice and potatoes.</li>
<li><strong>Mustard seeds</strong> do the same for the dishes of the south and the west.</li>
<li><strong>Cumin powder or amchur</strong> is for finishing: earthy in one case, sour in the other.</li>
<li><strong>Garam masala</strong> takes the last bowl, often the one in the middle.</li>
</ol>
<p>These seven cover a surprising number of dishes. Whole spices that you use less often, such as cardamom, cloves and cinnamon, keep better in closed jars.</p>
<h2>Change it to suit your table</h2>
<ul>
<li><strong>A southern box:</strong> mustard seeds, urad dal, chana dal, cumin seeds, fenugreek seeds, turmeric and chilli.</li>
<li><strong>A Bengali box:</strong> turmeric, chilli, cumin and coriander powders, with mustard seeds, bay leaves and the five-seed mixture called panch phoron.</li>
<li><strong>A Gujarati box:</strong> add a coriander and cumin mixture, asafoetida in its own tiny tin, and ajwain.</li>
<li><strong>A beginner's box:</strong> leave two bowls empty. You will soon know what belongs there.</li>
</ul>
<h2>Choosing the tin</h2>
<p>Stainless steel lasts for decades and does not hold smells. A lid that presses down on the rims of the bowls keeps the powders from wandering, and a second, inner lid is better still. A glass top is handy on an open shelf, though in that case the box should stand in the shade. One small spoon is traditional. Two are more practical, one for powders and one for seeds.</p>
<h2>Looking after it</h2>
<ul>
<li>Fill the bowls only two thirds full, so that nothing spills into its neighbour.</li>
<li>Finish a bowl before you refill it, and do not pour fresh powder over old.</li>
<li>Carry it level. Everybody learns this once.</li>
<li>Wash and dry it completely every month. A damp bowl will spoil a whole filling.</li>
<li>Keep it closed and away from the steam of the pot.</li>
</ul>
<h2>The first meal</h2>
<p>Heat two tablespoons of oil and let a teaspoon of cumin seeds crackle. Add four boiled, cubed potatoes, half a teaspoon of turmeric, half of chilli, two of coriander powder, and salt. Turn them until they are crisp at the edges, then finish with a pinch of amchur and garam masala. You have just used five or six of your seven bowls, in ten minutes.</p>
`,
} satisfies SeedBlog
