import type { SeedBlog } from '../seed-blog'

export const bloomingSpicesInOil = {
  slug: 'blooming-spices-in-oil',
  title: 'Blooming Spices in Oil for Deeper Flavour',
  image: 'blooming-spices-in-oil.jpg',
  publishedAt: '2026-03-16',
  description: `
<p>Listen to an Indian kitchen at noon and you will hear it: a short, sharp crackle, followed by a smell that brings everybody to the table. That is a tadka, also called chaunk, vaghar or thalippu. Cooks elsewhere call it blooming. It takes less than two minutes and does more for a plain dal than any other step.</p>
<h2>Why it works</h2>
<p>Many of the compounds that give spices their scent and colour dissolve far better in fat than in water. Hot oil draws them out and carries them through the whole dish. The heat also toasts the spice and creates new, nutty flavours that were not in the raw seed. A spice dropped straight into a watery curry can do neither.</p>
<h2>Choose the fat</h2>
<p>Ghee is rich and forgiving. Mustard oil suits Bengali and north Indian vegetables, and is traditionally heated until its raw sharpness softens. Coconut oil belongs to the southern coast. Groundnut and other neutral oils work everywhere. Use enough to let the spices move freely, usually one to two tablespoons for four people.</p>
<h2>Mind the order</h2>
<p>Spices need different times, so they go in one after another, the slowest first:</p>
<ol>
<li><strong>Large whole spices</strong> such as cinnamon, bay leaf, cloves and cardamom, for about half a minute.</li>
<li><strong>Mustard seeds</strong>, until the popping begins to slow.</li>
<li><strong>Cumin, fennel and fenugreek seeds</strong>, for a few seconds, until they are a shade darker.</li>
<li><strong>Dried red chillies and lentils</strong>, until they change colour.</li>
<li><strong>Curry leaves, garlic or ginger</strong>, which spit, so stand back.</li>
<li><strong>Ground spices</strong>, last of all, for only a few seconds.</li>
</ol>
<p>Powders burn almost at once. Take the pan off the flame before adding chilli or turmeric, or stir them with a spoon of water first. As soon as you can smell them, add the onions, the tomatoes or the dal and stop the cooking.</p>
<h2>At the start or at the end</h2>
<p>A tadka at the start becomes the base of the dish. Onions fry in the scented oil, and the flavour is deep and even. A tadka at the end is poured over a finished dal, raita or chutney and stays bright on top. Some cooks do both, with whole spices first and a spoon of chilli ghee to finish.</p>
<h2>When something goes wrong</h2>
<ul>
<li><strong>The seeds do not crackle.</strong> The oil was too cold. Test it with a single seed next time.</li>
<li><strong>It tastes bitter.</strong> Something burned, most often fenugreek, garlic or chilli powder. Wipe out the pan and begin again. It is only a spoon of oil.</li>
<li><strong>It tastes raw and dusty.</strong> The powders needed a little longer, or more fat.</li>
</ul>
<h2>Your first tadka</h2>
<p>For a bowl of plain cooked dal, heat a tablespoon of ghee. Add half a teaspoon of mustard seeds. When they pop, add half a teaspoon of cumin seeds and one broken dried chilli. Count to five, take the pan off the flame, stir in a pinch of turmeric and pour everything over the dal. Cover it for a minute, then stir and taste the difference.</p>
`,
} satisfies SeedBlog
