import { buttonLook } from 'design-system/button/button-look'
import { Facts } from 'design-system/facts/facts'
import { Picture } from 'design-system/picture/picture'
import { ShareButton } from 'design-system/share-button/share-button'
import { Link } from 'react-router-dom'
import { paths } from 'shared-contracts/domain/paths'
import type { Recipe } from '../../data/recipes/recipe'
import { cookedDish } from '../../data/recipes/recipe-cards'
import styles from './recipe-intro.module.css'
import { recipePicture } from './recipe-picture'

/** The same for every recipe (specification 6.5). */
const benefits = ['DELICIOUS', 'AROMATIC', 'FLAVOURY']

/** Picture, title, times, benefits, and the way to cook from it. */
export function RecipeIntro({ recipe }: { recipe: Recipe }) {
  return (
    <section className={`wrap ${styles.intro}`}>
      <Picture
        className={styles.picture}
        src={recipe.image}
        alt={cookedDish(recipe)}
        {...recipePicture}
        priority
      />
      <div className={styles.text}>
        <h1>{recipe.title}</h1>
        <p className="lead">{recipe.subtitle}</p>
        <Facts
          facts={[
            { label: 'Servings', value: recipe.serves },
            { label: 'Preparation time', value: recipe.preparationTime },
            { label: 'Cooking time', value: recipe.cookingTime },
          ]}
        />
        <div className={styles.benefits}>
          <h2 className="h3">Recipe Benefits</h2>
          <ul className={styles.list}>
            {benefits.map((benefit) => (
              <li key={benefit} className={styles.benefit}>
                {benefit}
              </li>
            ))}
          </ul>
        </div>
        <p className={styles.cook}>
          <Link to={paths.cook(recipe.id)} {...buttonLook({ size: 'lg' })}>
            COOK STEP BY STEP
          </Link>
        </p>
        <div className={styles.share}>
          <ShareButton title={recipe.title} />
        </div>
      </div>
    </section>
  )
}
