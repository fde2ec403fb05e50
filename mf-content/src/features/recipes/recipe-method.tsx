import { LabelFrame } from 'design-system/label-frame/label-frame'
import { Picture } from 'design-system/picture/picture'
import { Section } from 'design-system/section/section'
import { Steps } from 'design-system/steps/steps'
import { useText } from 'shared-contracts/words'
import { ingredientText } from '../../data/ingredients/ingredient'
import { methodStep, type Recipe, stepAnchor } from '../../data/recipes/recipe'
import type { Servings } from '../../data/recipes/use-servings'
import type { SpiceOfDish } from '../../data/spices/list-spices'
import { useProseLanguage } from '../../data/use-prose-language'
import styles from './recipe-method.module.css'
import { ingredientsPicture } from './recipe-picture'
import { ServingsChoice } from './servings-choice'
import { SpiceLinks } from './spice-links'

export function RecipeMethod({
  recipe,
  spices,
  servings,
}: {
  recipe: Recipe
  spices: readonly SpiceOfDish[]
  servings: Servings
}) {
  const t = useText()
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
          <SpiceLinks spices={spices} />
          <LabelFrame className={styles.ingredients}>
            <h2 className="h3">{t('Ingredients')}</h2>
            <ServingsChoice servings={servings} />
            <ul className={styles.list}>
              {recipe.ingredients.map((ingredient) => (
                <li key={ingredientText(ingredient)} className={styles.ingredient}>
                  {servings.format(ingredient)}
                </li>
              ))}
            </ul>
          </LabelFrame>
        </div>
        <div>
          <h2 className={styles.title}>{t('Method')}</h2>
          <Steps
            lang={useProseLanguage()}
            steps={recipe.instructions
              .map(methodStep)
              .map(({ title, text }, index) => ({ id: stepAnchor(index + 1), title, text }))}
          />
        </div>
      </div>
    </Section>
  )
}
