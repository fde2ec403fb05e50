import { useEffect, useState } from 'react'
import { readStored, writeStored } from 'shared-contracts/store'
import { useText } from 'shared-contracts/words'
import { type Ingredient, ingredientText } from '../ingredients/ingredient'
import type { Recipe } from './recipe'
import { computeFactor, leastServed, MOST_SERVINGS, servedText } from './servings'

export interface Servings {
  /** The minimum number of people. */
  people: number
  /** The range as text: '6-9'. */
  text: string
  /** The factor by which the recipe is scaled. */
  factor: number
  /** True if the recipe is not scaled. */
  isOwn: boolean
  /** Changes the servings. Presses count even while the code for scaling loads. */
  change: (by: 1 | -1) => void
  /** Formats an ingredient for the chosen servings. */
  format: (ingredient: Ingredient) => string
}

const buildKey = (id: number) => `servings-of-recipe-${id}`

/** Shares servings between recipe and cooking mode until the tab closes. Scaling starts once its code loads. */
export function useServings({ id, serves }: Pick<Recipe, 'id' | 'serves'>): Servings {
  const t = useText()
  const own = leastServed(serves)
  const [chosen, setChosen] = useState(own)
  const [scaled, setScaled] = useState<typeof import('../ingredients/scaled').scaled>()
  const people = scaled ? chosen : own
  const factor = computeFactor(serves, people)

  useEffect(() => {
    const kept = Number(readStored('sessionStorage', buildKey(id)))
    if (Number.isInteger(kept) && kept >= 1 && kept <= MOST_SERVINGS) setChosen(kept)
  }, [id])

  useEffect(() => {
    if (chosen === own || scaled) return
    // If the download fails, the next click tries again.
    import(/* webpackChunkName: "touched-scaled" */ '../ingredients/scaled').then(
      (loaded) => setScaled(() => loaded.scaled),
      () => setChosen(own),
    )
  }, [chosen, own, scaled])

  function change(by: 1 | -1) {
    const next = Math.min(MOST_SERVINGS, Math.max(1, chosen + by))
    setChosen(next)
    writeStored('sessionStorage', buildKey(id), next === own ? null : String(next))
  }

  return {
    people,
    text: servedText(serves, people),
    factor,
    isOwn: people === own,
    change,
    format: (ingredient) => ingredientText(scaled ? scaled(ingredient, factor) : ingredient, t),
  }
}
