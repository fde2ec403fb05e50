import { KeepName } from 'design-system/keep-name/keep-name'
import { Title } from 'design-system/title/title'
import { shop } from 'shared-contracts/platform/shop'
import { useText } from 'shared-contracts/words'
import { RecipeGrid } from '../../features/recipes/recipe-grid'
import styles from './recipes-page.module.css'

function RecipesPage() {
  const t = useText()
  return (
    <>
      <Title
        lead={t('Twelve dishes for the spices in your tin, from fifteen minutes of prep to a slow Sunday.')}
      >
        <KeepName name={shop.brand}>
          {t('Cook something wonderful with {brand}', { brand: shop.brand })}
        </KeepName>
      </Title>
      <div className={`wrap ${styles.grid}`}>
        <RecipeGrid />
      </div>
    </>
  )
}

export { RecipesPage as Component }
