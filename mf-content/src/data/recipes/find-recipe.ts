import { authenticBiryani } from './methods/authentic-biryani'
import { butterPaneerMasala } from './methods/butter-paneer-masala'
import { chineseFiveSpiceStirFry } from './methods/chinese-five-spice-stir-fry'
import { classicPavBhaji } from './methods/classic-pav-bhaji'
import { creoleShrimpPasta } from './methods/creole-shrimp-pasta'
import { diyTaco } from './methods/diy-taco'
import { garamMasalaCurry } from './methods/garam-masala-curry'
import { homestyleChickenCurry } from './methods/homestyle-chicken-curry'
import { punjabiChole } from './methods/punjabi-chole'
import { rasamPowder } from './methods/rasam-powder'
import { vegetarianCreoleRiceBowl } from './methods/vegetarian-creole-rice-bowl'
import { vegetarianCurry } from './methods/vegetarian-curry'
import type { Recipe } from './recipe'
import { findRecipeCard } from './recipe-cards'

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

/** Returns the full recipe with the id in the address, or undefined. */
export function findRecipe(id: string | undefined): Recipe | undefined {
  const card = findRecipeCard(id)
  const method = methods.find((candidate) => candidate.id === card?.id)
  return card && method && { category: 'main course', ...card, ...method }
}
