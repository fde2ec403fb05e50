import type { SeedBlog } from '../seed-blog'

export const wholeOrGroundSpices = {
  slug: 'whole-or-ground-spices',
  title: 'Whole or Ground Spices and When to Use Each',
  image: 'whole-or-ground-spices.jpg',
  publishedAt: '2026-02-09',
  description: `
<p>A coriander seed and a spoon of coriander powder come from the same plant, yet they behave like two different ingredients. Knowing which to reach for is one of the simplest ways to improve everyday cooking. Neither is better. They do different work.</p>
<h2>What grinding changes</h2>
<p>Inside a whole spice, the aromatic oils are locked in small cells. Grinding breaks those cells open. The flavour is suddenly available, all at once, and it also starts to escape. That is why powder tastes immediate and fades early, while a whole spice gives its flavour slowly and waits patiently in the jar.</p>
<h2>When whole spices are the better choice</h2>
<ul>
<li><strong>Long cooking.</strong> Cinnamon, bay leaf, cloves and black cardamom release their flavour steadily into a biryani, a stock or a braise.</li>
<li><strong>Clear liquids.</strong> A spice you can lift out leaves tea, syrup and broth clear.</li>
<li><strong>Tempering.</strong> Mustard, cumin and dried chillies crackle in hot oil, where a powder would burn.</li>
<li><strong>Texture.</strong> Crushed coriander or fennel gives little bursts of flavour that a fine powder cannot.</li>
</ul>
<h2>When ground spices are the better choice</h2>
<ul>
<li><strong>Short cooking.</strong> A ten-minute sabzi has no time to draw flavour from a whole seed.</li>
<li><strong>Body.</strong> Coriander powder thickens a gravy as well as seasoning it.</li>
<li><strong>Even seasoning.</strong> Marinades, batters, rubs and raita need a spice that spreads evenly.</li>
<li><strong>Colour.</strong> Turmeric and Kashmiri chilli give their colour best as powders.</li>
</ul>
<h2>Using both in one dish</h2>
<p>Many Indian dishes use the same spice twice. A pot of dal may begin with cumin seeds in hot ghee and end with a pinch of roasted cumin powder. The seeds give a deep, nutty base, and the powder gives a fresh top note. Try it with coriander or black pepper as well: whole or crushed at the beginning, ground at the end.</p>
<h2>Swapping one for the other</h2>
<p>A recipe that asks for powder can usually be made with seeds if you grind them. Small seeds such as cumin lose little volume, so start with the same measure and taste. Large or light pieces are harder to judge by the spoon, and a kitchen scale is the honest answer. Going the other way, use less powder than the whole spice asked for, and add it later so that it does not scorch.</p>
<h2>Grinding at home</h2>
<ol>
<li>Warm the spice in a dry pan over a low flame until it smells stronger. Do not let it darken much.</li>
<li>Spread it on a plate and let it cool completely. Warm spices turn to paste in the mill.</li>
<li>Grind in short bursts, shaking the jar between them.</li>
<li>Sieve out coarse pieces and grind those again.</li>
</ol>
<p>Make only as much as you will use in two or three weeks. A small electric grinder kept for spices alone is a good investment, and a mortar is quite enough for a spoonful.</p>
<h2>A sensible shelf</h2>
<p>Keep cumin, coriander, mustard, pepper, cardamom, cloves and cinnamon whole. Keep turmeric, chilli, coriander, ginger and amchur ground. With those dozen jars you can cook most of what an Indian kitchen makes.</p>
`,
} satisfies SeedBlog
