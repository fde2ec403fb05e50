import { LabelFrame } from 'design-system/label-frame/label-frame'
import { Section } from 'design-system/section/section'
import { Steps } from 'design-system/steps/steps'
import { methodStep } from './method-step'
import type { Recipe } from './recipe'
import styles from './recipe-method.module.css'

/** What to have and what to do. */
export function RecipeMethod({ recipe }: { recipe: Recipe }) {
  return (
    <Section tint>
      <div className={styles.method}>
        <LabelFrame className={styles.ingredients}>
          <h2 className="h3">Ingredients</h2>
          <ul className={styles.list}>
            {recipe.ingredients.map((ingredient) => (
              <li key={ingredient} className={styles.ingredient}>
                {ingredient}
              </li>
            ))}
          </ul>
        </LabelFrame>
        <div>
          <h2 className={styles.title}>Method</h2>
          <Steps steps={recipe.instructions.map(methodStep)} />
        </div>
      </div>
    </Section>
  )
}
