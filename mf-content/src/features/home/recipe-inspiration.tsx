import { CardGrid } from 'design-system/card-grid/card-grid'
import { Section, SectionHead } from 'design-system/section/section'
import { collections } from 'shared-contracts/catalog/lists/collections'
import { paths } from 'shared-contracts/routing/paths'
import { useText } from 'shared-contracts/words'
import { DishCard } from '../../components/dish-card'

const route = paths.collection(collections.ground.slug)

/** The four cards and their links (specification 4.14). */
const inspirations = [
  { title: 'Chole Masala', image: '/uploads/dishes/dish-03.jpg', hashtag: '#chickpeas', route },
  { title: 'Pav Bhaji', image: '/uploads/dishes/dish-02.jpg', hashtag: '#streetfood', route },
  { title: 'Taco Seasoning', image: '/uploads/dishes/dish-07.jpg', hashtag: '#weeknight', route },
  { title: 'Chinese Five Spices', image: '/uploads/dishes/dish-10.jpg', hashtag: '#stirfry', route },
]

export function RecipeInspiration() {
  const t = useText()
  return (
    <Section aria-labelledby="recipe-inspiration">
      <SectionHead id="recipe-inspiration" title={t('Recipe inspiration')}>
        {t('What to cook with the spices in your tin.')}
      </SectionHead>
      <CardGrid>
        {inspirations.map(({ title, image, hashtag, route }) => (
          <DishCard key={title} to={route} title={title} image={image} hashtag={hashtag} />
        ))}
      </CardGrid>
    </Section>
  )
}
