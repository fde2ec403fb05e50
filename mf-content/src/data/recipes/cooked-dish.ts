import type { RecipeCard } from './recipe-card'

/** What the picture of a recipe shows, for those who do not see it. */
export const cookedDish = ({ title }: RecipeCard) => `${title}, cooked`
