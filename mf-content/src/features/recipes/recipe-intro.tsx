import { buttonLook } from 'design-system/button/button-look'
import { Facts } from 'design-system/facts/facts'
import { Picture } from 'design-system/picture/picture'
import { ShareButton } from 'design-system/share-button/share-button'
import { Link } from 'react-router-dom'
import { paths } from 'shared-contracts/routing/paths'
import { useText } from 'shared-contracts/words'
import type { Recipe } from '../../data/recipes/recipe'
import { cookedDish } from '../../data/recipes/recipe-cards'
import { useProseLanguage } from '../../data/use-prose-language'
import styles from './recipe-intro.module.css'
import { recipePicture } from './recipe-picture'

/** The same for every recipe (specification 6.5). */
const benefits = ['DELICIOUS', 'AROMATIC', 'FLAVOURY']

export function RecipeIntro({ recipe }: { recipe: Recipe }) {
  const t = useText()
  const title = t(recipe.title)
  return (
    <section className={`wrap ${styles.intro}`}>
      <Picture
        className={styles.picture}
        src={recipe.image}
        alt={cookedDish(recipe, t)}
        {...recipePicture}
        priority
      />
      <div className={styles.text}>
        <h1 lang={recipe.lang}>{title}</h1>
        <p className="lead" lang={useProseLanguage()}>
          {recipe.subtitle}
        </p>
        <Facts
          facts={[
            { label: t('Servings'), value: recipe.serves },
            { label: t('Preparation time'), value: t(recipe.preparationTime) },
            { label: t('Cooking time'), value: t(recipe.cookingTime) },
          ]}
        />
        <div className={styles.benefits}>
          <h2 className="h3">{t('Recipe Benefits')}</h2>
          <ul className={styles.list}>
            {benefits.map((benefit) => (
              <li key={benefit} className={styles.benefit}>
                {t(benefit)}
              </li>
            ))}
          </ul>
        </div>
        <p className={styles.cook}>
          <Link to={paths.cook(recipe.id)} {...buttonLook({ size: 'lg' })}>
            {t('COOK STEP BY STEP')}
          </Link>
        </p>
        <div className={styles.share}>
          <ShareButton title={title} />
        </div>
      </div>
    </section>
  )
}
