/** Returns 'dishes/dish-03' for '/uploads/dishes/dish-03.jpg'; undefined for any other form of path. */
export function pictureName(stored: string | undefined): string | undefined {
  return /^\/uploads\/((?:[\w-]+\/)*[\w-]+)\.\w+$/.exec(stored ?? '')?.[1]
}
