import { useText } from 'shared-contracts/words'
import { ingredientText } from '../../data/ingredients/ingredient'
import type { Recipe } from '../../data/recipes/recipe'
import type { Servings } from '../../data/recipes/use-servings'
import styles from './ingredients-at-hand.module.css'

export function IngredientsAtHand({ recipe, servings }: { recipe: Recipe; servings: Servings }) {
  const t = useText()
  return (
    <details className={styles.ingredients}>
      <summary className={styles.summary}>{t('Ingredients for {people}', { people: servings.text })}</summary>
      <ul className={styles.list}>
        {recipe.ingredients.map((ingredient) => (
          <li key={ingredientText(ingredient)}>{servings.format(ingredient)}</li>
        ))}
      </ul>
      {!servings.isOwn && (
        <p className="small muted">
          {t('Amounts in the steps are for {own}. This list is for {people}.', {
            own: recipe.serves,
            people: servings.text,
          })}
        </p>
      )}
    </details>
  )
}
