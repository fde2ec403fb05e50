import { LabelFrame } from 'design-system/label-frame/label-frame'
import { Picture } from 'design-system/picture/picture'
import { Section } from 'design-system/section/section'
import { Steps } from 'design-system/steps/steps'
import { methodStep, type Recipe } from '../../data/recipes/recipe'
import styles from './recipe-method.module.css'
import { ingredientsPicture } from './recipe-picture'

/** What to have and what to do. */
export function RecipeMethod({ recipe }: { recipe: Recipe }) {
  return (
    <Section tint>
      <div className={styles.method}>
        <div className={styles.side}>
          <Picture
            className={styles.picture}
            src={recipe.ingredientsImage}
            alt=""
            {...ingredientsPicture}
            width={800}
            height={800}
          />
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
        </div>
        <div>
          <h2 className={styles.title}>Method</h2>
          <Steps steps={recipe.instructions.map(methodStep)} />
        </div>
      </div>
    </Section>
  )
}
