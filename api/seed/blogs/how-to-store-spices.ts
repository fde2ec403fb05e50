import type { SeedBlog } from '../seed-blog'

export const howToStoreSpices = {
  slug: 'how-to-store-spices',
  title: 'How to Store Spices So They Keep Their Aroma',
  image: 'how-to-store-spices.jpg',
  publishedAt: '2026-01-12',
  description: `
<p>Spices rarely spoil in a way that makes you ill. What they do is fade. The aroma of a spice sits in volatile oils, and those oils leave a little every day. Good storage is the art of slowing that down, and it costs nothing more than a closed jar and a sensible shelf.</p>
<h2>The four things that age a spice</h2>
<ul>
<li><strong>Heat</strong> drives the oils out of the spice. The shelf above the stove is the most convenient place in the kitchen and the worst one.</li>
<li><strong>Light</strong> bleaches colour. Turmeric, chilli and green cardamom suffer first.</li>
<li><strong>Air</strong> carries the aroma away and slowly turns the remaining oils stale.</li>
<li><strong>Moisture</strong> makes powders cake and can let mould grow.</li>
</ul>
<p>A drawer or a closed cupboard away from the stove, the kettle and the dishwasher answers all four at once.</p>
<h2>Choose the right container</h2>
<p>Glass and stainless steel are good because they neither smell nor let air through. Whatever you use, the lid matters more than the jar: it should close tightly. Small jars are better than large ones, because a half-empty jar is half full of air. If you buy a large pack, fill a small jar for daily use and keep the rest folded shut in its own pouch inside a tin.</p>
<p>Keep strong neighbours apart. Cloves, asafoetida and dried fenugreek leaves will perfume everything around them when their lids are loose.</p>
<h2>Keep steam out</h2>
<p>Shaking a jar over a boiling pot feels natural, but the steam goes straight in. Measure into your hand or a small bowl first, and use a dry spoon. If a powder has formed soft lumps but still smells clean, break them up and use it soon. If it smells musty or shows any sign of mould, throw it away.</p>
<h2>How long will they last</h2>
<p>The date on the pack always comes first. As a rough guide for well-kept spices:</p>
<ul>
<li>whole seeds, barks and pods keep their character for one to three years;</li>
<li>ground spices are at their best within six months to a year;</li>
<li>blends follow their most delicate part, so treat them like ground spices;</li>
<li>dried leaves fade fastest, often within half a year.</li>
</ul>
<h2>Trust your nose</h2>
<p>Rub a pinch between your fingers and smell it. A good spice answers at once. If you have to search for the scent, the spice is tired: use more of it in long-cooked dishes, and replace it before you cook something that depends on it. For whole spices, crush one first, because an intact seed hides what is inside.</p>
<h2>A habit worth having</h2>
<p>Write the month of opening on a strip of tape under each jar. Twice a year, take everything out, smell it, wipe the shelf and plan a few meals around what needs using. Buy quantities that you finish in a season, and your cooking will taste brighter without a single new recipe.</p>
`,
} satisfies SeedBlog
