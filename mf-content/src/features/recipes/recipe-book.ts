import type { Recipe } from './recipe'
import { findRecipeCard } from './recipe-cards'
import { authenticBiryani } from './recipes/authentic-biryani'
import { butterPaneerMasala } from './recipes/butter-paneer-masala'
import { chineseFiveSpiceStirFry } from './recipes/chinese-five-spice-stir-fry'
import { classicPavBhaji } from './recipes/classic-pav-bhaji'
import { creoleShrimpPasta } from './recipes/creole-shrimp-pasta'
import { diyTaco } from './recipes/diy-taco'
import { garamMasalaCurry } from './recipes/garam-masala-curry'
import { homestyleChickenCurry } from './recipes/homestyle-chicken-curry'
import { punjabiChole } from './recipes/punjabi-chole'
import { rasamPowder } from './recipes/rasam-powder'
import { vegetarianCreoleRiceBowl } from './recipes/vegetarian-creole-rice-bowl'
import { vegetarianCurry } from './recipes/vegetarian-curry'

const methods = [
  garamMasalaCurry,
  classicPavBhaji,
  punjabiChole,
  authenticBiryani,
  rasamPowder,
  butterPaneerMasala,
  diyTaco,
  homestyleChickenCurry,
  vegetarianCurry,
  chineseFiveSpiceStirFry,
  creoleShrimpPasta,
  vegetarianCreoleRiceBowl,
]

/** The whole recipe an address asks for, or undefined when no recipe has that id. */
export function findRecipe(id: string | undefined): Recipe | undefined {
  const card = findRecipeCard(id)
  const method = methods.find((candidate) => candidate.id === card?.id)
  return card && method && { ...card, ...method }
}
