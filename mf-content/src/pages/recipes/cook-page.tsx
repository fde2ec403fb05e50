import { Breadcrumbs } from 'design-system/breadcrumbs/breadcrumbs'
import { Late } from 'design-system/late/late'
import { lateCode } from 'design-system/late/late-code'
import { useEffect } from 'react'
import { Link } from 'react-router-dom'
import { paths } from 'shared-contracts/routing/paths'
import { useText } from 'shared-contracts/words'
import { RequestedRecipe } from '../../components/requested-recipe'
import { useStep } from '../../data/kitchen/use-step'
import { useTimers } from '../../data/kitchen/use-timers'
import { useWakeLock } from '../../data/kitchen/use-wake-lock'
import type { Recipe } from '../../data/recipes/recipe'
import { useServings } from '../../data/recipes/use-servings'
import { CookingView } from '../../features/cooking/cooking-view'
import { IngredientsAtHand } from '../../features/cooking/ingredients-at-hand'
import styles from './cook-page.module.css'

/** The delay before the timers' code is downloaded. */
const WHEN_IDLE_MS = 2000
const timerStrip = lateCode(
  () => import(/* webpackChunkName: "touched-timers" */ '../../features/cooking/timer-strip'),
)

function CookPage() {
  return <RequestedRecipe>{(recipe) => <Kitchen key={recipe.id} recipe={recipe} />}</RequestedRecipe>
}

function Kitchen({ recipe }: { recipe: Recipe }) {
  const t = useText()
  const servings = useServings(recipe)
  const place = useStep(recipe.id, recipe.instructions.length)
  const timers = useTimers(recipe.id)
  useWakeLock()

  // Downloads the code before a timer starts, because the network may be gone by then.
  useEffect(() => {
    const later = setTimeout(timerStrip.fetch, WHEN_IDLE_MS)
    return () => clearTimeout(later)
  }, [])

  return (
    <>
      <Breadcrumbs
        trail={[
          <Link key="recipes" to={paths.recipes}>
            {t('Recipes')}
          </Link>,
          <Link key="recipe" to={paths.recipe(recipe.id)} lang={recipe.lang}>
            {t(recipe.title)}
          </Link>,
          t('Cook'),
        ]}
      />
      <section className={`wrap ${styles.kitchen}`}>
        <h1 className="h3" lang={recipe.lang}>
          {t(recipe.title)}
        </h1>
        <IngredientsAtHand recipe={recipe} servings={servings} />
        {timers.running.length + timers.over.length > 0 && (
          <Late code={timerStrip}>{({ TimerStrip }) => <TimerStrip timers={timers} />}</Late>
        )}
        <CookingView recipe={recipe} place={place} timers={timers} />
      </section>
    </>
  )
}

export { CookPage as Component }
