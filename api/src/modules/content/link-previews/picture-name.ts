/**
 * The folder and name of a stored picture, such as 'dishes/dish-03' of '/uploads/dishes/dish-03.jpg'.
 * @returns undefined for what is no path of a picture, and so never leads out of their folder
 */
export function pictureName(stored: string | undefined): string | undefined {
  return /^\/uploads\/((?:[\w-]+\/)*[\w-]+)\.\w+$/.exec(stored ?? '')?.[1]
}
