import type { SeedBlog } from '../seed-blog'

export const rasamBasics = {
  slug: 'rasam-basics',
  title: 'Rasam Basics from Pot to Tempering',
  image: 'rasam-basics.jpg',
  publishedAt: '2026-06-15',
  description: `
<p>Rasam is a thin, hot and sour broth that is eaten all over south India. It is poured over rice, sipped from a tumbler, or served between the heavier courses of a meal. In Karnataka it is called saaru, in Andhra and Telangana chaaru. It looks simple and it is, once you understand its four parts.</p>
<h2>The four parts</h2>
<ul>
<li><strong>Sour:</strong> usually tamarind, often helped by tomato, sometimes replaced by lemon.</li>
<li><strong>Spice:</strong> rasam powder, or freshly crushed pepper and cumin.</li>
<li><strong>Body:</strong> a little cooked toor dal and the water it was boiled in. Some versions have no dal at all.</li>
<li><strong>Tempering:</strong> mustard seeds, curry leaves and dried chilli in ghee or oil.</li>
</ul>
<h2>What goes into the powder</h2>
<p>Most rasam powders combine coriander seeds, black pepper, cumin, dried red chillies and a spoon of roasted dal. Many families add curry leaves or a little fenugreek. Pepper and cumin set rasam apart from sambar, which leans on coriander and chilli and is thicker. If you make the powder yourself, roast each ingredient on its own over a low flame, because each needs a different time. Let everything cool before you grind it, and leave it slightly coarse.</p>
<h2>A pot for four</h2>
<ol>
<li>Soak a piece of tamarind the size of a small lime in a cup of warm water for fifteen minutes. Squeeze it and strain the juice.</li>
<li>Put the juice in a pot with two chopped tomatoes, a quarter teaspoon of turmeric, salt and a cup of water. Simmer for about ten minutes, until the raw smell of the tamarind has gone and the tomatoes are soft.</li>
<li>Add two teaspoons of rasam powder and half a cup of well-mashed cooked toor dal, thinned with one to two cups of water.</li>
<li>Heat gently. When a froth rises at the edge and spreads to the middle, turn off the flame. Do not let it boil hard.</li>
<li>In a small pan, heat two teaspoons of ghee. Add half a teaspoon of mustard seeds, and when they pop add one broken red chilli, a few curry leaves and a pinch of asafoetida. Pour it over the rasam and cover the pot.</li>
<li>Scatter chopped coriander leaves over it and let it stand for five minutes before serving.</li>
</ol>
<h2>Why it should not boil</h2>
<p>Long boiling after the powder has gone in drives off the aroma and makes the broth flat and slightly bitter. Cook the tamarind and tomato as long as they need before that point. After it, a froth is enough.</p>
<h2>Putting it right</h2>
<ul>
<li><strong>Too sour:</strong> add more dal water, or a small piece of jaggery.</li>
<li><strong>Too thin in taste:</strong> it usually wants salt rather than more powder.</li>
<li><strong>Too hot:</strong> add dal, and serve it with ghee and rice.</li>
<li><strong>Dull:</strong> crush a few peppercorns with cumin and garlic, and stir them in just before the froth rises.</li>
</ul>
<h2>From here</h2>
<p>Once the basic pot feels easy, leave out the tamarind and finish with lemon juice, or leave out the dal and double the pepper. Crushed garlic, ripe pineapple and drumstick leaves all have their own well-loved versions.</p>
`,
} satisfies SeedBlog
