import { Section } from 'design-system/section/section'
import type { Recipe } from '../../data/recipes/recipe'
import styles from './recipe-ending.module.css'

/** Tips, the closing line, what to serve with it and what kind of dish it is. */
export function RecipeEnding({ recipe }: { recipe: Recipe }) {
  return (
    <Section>
      <div className={styles.ending}>
        <div className={styles.tips}>
          <h2 className="h3">Tips</h2>
          <ul>
            {recipe.tips.map((tip) => (
              <li key={tip} className={styles.tip}>
                {tip}
              </li>
            ))}
          </ul>
        </div>
        <div className={styles.last}>
          <p className={styles.closing}>{recipe.closing}</p>
          <p className="muted">
            <strong className={styles.name}>Suggestions:</strong> {recipe.suggestions}
          </p>
          <p className="small muted">
            {recipe.cuisine} {recipe.category}
          </p>
        </div>
      </div>
    </Section>
  )
}
