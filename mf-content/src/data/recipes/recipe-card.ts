/** A recipe as lists show it. */
export interface RecipeCard {
  id: number
  title: string
  /** Stored path of the picture of the cooked dish. */
  image: string
  /** The label under the title, such as '#chickpeas'. */
  hashtag: string
}
