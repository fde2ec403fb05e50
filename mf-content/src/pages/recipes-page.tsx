import { Title } from 'design-system/title/title'
import { shop } from 'shared-contracts/domain/shop'
import { RecipeGrid } from '../features/recipes/recipe-grid'
import styles from './recipes-page.module.css'

function RecipesPage() {
  return (
    <>
      <Title lead="Twelve dishes for the spices in your tin, from a fifteen minute start to a slow Sunday.">
        Cook something wonderful with {shop.brand}
      </Title>
      <div className={`wrap ${styles.grid}`}>
        <RecipeGrid />
      </div>
    </>
  )
}

export { RecipesPage as Component }
