import { Section } from 'design-system/section/section'
import { useText } from 'shared-contracts/words'
import type { Recipe } from '../../data/recipes/recipe'
import { useProseLanguage } from '../../data/use-prose-language'
import styles from './recipe-ending.module.css'

export function RecipeEnding({ recipe }: { recipe: Recipe }) {
  const t = useText()
  const prose = useProseLanguage()
  return (
    <Section>
      <div className={styles.ending}>
        <div className={styles.tips}>
          <h2 className="h3">{t('Tips')}</h2>
          <ul lang={prose}>
            {recipe.tips.map((tip) => (
              <li key={tip} className={styles.tip}>
                {tip}
              </li>
            ))}
          </ul>
        </div>
        <div className={styles.last}>
          <p className={styles.closing} lang={prose}>
            {recipe.closing}
          </p>
          <p className="muted">
            <strong className={styles.name}>{t('Suggestions:')}</strong>{' '}
            <span lang={prose}>{recipe.suggestions}</span>
          </p>
          <p className="small muted">{`${t(recipe.cuisine)} ${t(recipe.category)}`}</p>
        </div>
      </div>
    </Section>
  )
}
