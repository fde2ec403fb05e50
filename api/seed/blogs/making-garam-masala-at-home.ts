import type { SeedBlog } from '../seed-blog'

export const makingGaramMasalaAtHome = {
  slug: 'making-garam-masala-at-home',
  title: 'Making Garam Masala at Home',
  image: 'making-garam-masala-at-home.jpg',
  publishedAt: '2026-04-06',
  description: `
<p>Garam masala means warm spices. The warmth is not the burn of chilli but the glow of cinnamon, cloves, pepper and cardamom. There is no single recipe. Kashmir likes fennel and dry ginger, Punjab likes black cardamom, and Bengal makes do with just cardamom, clove and cinnamon. What follows is a balanced mixture to start from and then to make your own.</p>
<h2>What you need</h2>
<p>Weigh the spices if you can. This makes a small jar, enough for about a month of cooking.</p>
<ul>
<li>20 g coriander seeds</li>
<li>15 g cumin seeds</li>
<li>10 g black peppercorns</li>
<li>8 g green cardamom pods</li>
<li>6 g cinnamon</li>
<li>5 g cloves</li>
<li>3 black cardamom pods</li>
<li>2 Indian bay leaves</li>
<li>1 star anise</li>
<li>a quarter of a nutmeg, grated at the end</li>
</ul>
<h2>Roast gently</h2>
<ol>
<li>Break the cinnamon and tear the bay leaves so that everything is of a similar size.</li>
<li>Set a heavy, dry pan over a low flame. Warm the cinnamon, bay, star anise, cloves and both cardamoms for about two minutes, moving them all the time.</li>
<li>Tip them onto a wide plate. Roast the peppercorns and the coriander for two minutes, then add the cumin for one minute more.</li>
<li>Stop when the spices smell sweet and feel dry. They should be only a little darker than before. Smoke means that you have gone too far.</li>
<li>Let everything cool on the plate for at least twenty minutes.</li>
</ol>
<p>Roasting has two purposes. It drives off the moisture that would make the powder cake, and it rounds off the raw edges of the spices. Some cooks prefer to dry the spices in the sun and not to roast them at all. That gives a lighter, fresher powder.</p>
<h2>Grind and rest</h2>
<p>Shell the black cardamom if the husks are very tough, but leave the green pods whole. Grind in short bursts so that the mill does not heat the powder. Sieve, grind the coarse part again, and stir in the nutmeg. Leave the powder in an open bowl for ten minutes to lose its warmth, then close it in a small, dry jar and write the date on it.</p>
<h2>Make it yours</h2>
<ul>
<li><strong>Sweeter:</strong> add fennel seeds and more green cardamom.</li>
<li><strong>Hotter:</strong> add more black pepper or a piece of dry ginger.</li>
<li><strong>Darker:</strong> add another black cardamom and roast a little longer.</li>
<li><strong>Lighter:</strong> leave out the coriander and cumin for a small, intense powder used by the pinch.</li>
</ul>
<p>Change one thing at a time and note what you did. After three batches you will have a family recipe.</p>
<h2>How to use it</h2>
<p>Garam masala is mostly a finishing spice. Half a teaspoon stirred into a curry for four people during the last few minutes keeps its perfume. Sprinkle it over dal, roast potatoes or buttered corn, or work it into kebabs and fillings. If you add it at the beginning as well, use whole spices there and save the powder for the end.</p>
`,
} satisfies SeedBlog
