/** Returns 'dishes/dish-03' for '/uploads/dishes/dish-03.jpg'; undefined for other paths, so it never leaves the folder. */
export function pictureName(stored: string | undefined): string | undefined {
  return /^\/uploads\/((?:[\w-]+\/)*[\w-]+)\.\w+$/.exec(stored ?? '')?.[1]
}
