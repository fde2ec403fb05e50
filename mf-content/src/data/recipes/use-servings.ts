import { useEffect, useState } from 'react'
import { readStored, writeStored } from 'shared-contracts/store'
import type { Recipe } from './recipe'
import { factorFor, leastServed, MOST_SERVINGS, servedText } from './servings'

/** For how many a cook wants a recipe. */
export interface Servings {
  /** At least so many. */
  people: number
  /** So many: '6-9'. */
  text: string
  /** How many times the recipe's own pot that is. */
  factor: number
  /** Whether it is the recipe's own pot. */
  isOwn: boolean
  choose: (people: number) => void
}

const keyOf = (id: number) => `servings-of-recipe-${id}`

/** The servings of a recipe, which its page and the one to cook from share for as long as the tab is open. */
export function useServings({ id, serves }: Pick<Recipe, 'id' | 'serves'>): Servings {
  const own = leastServed(serves)
  const [people, setPeople] = useState(own)

  useEffect(() => {
    const kept = Number(readStored('sessionStorage', keyOf(id)))
    if (Number.isInteger(kept) && kept >= 1 && kept <= MOST_SERVINGS) setPeople(kept)
  }, [id])

  function choose(chosen: number) {
    setPeople(chosen)
    writeStored('sessionStorage', keyOf(id), chosen === own ? null : String(chosen))
  }

  return {
    people,
    text: servedText(serves, people),
    factor: factorFor(serves, people),
    isOwn: people === own,
    choose,
  }
}
