/**
 * Returns a stored picture's folder and name, such as 'dishes/dish-03' for '/uploads/dishes/dish-03.jpg'.
 * @returns undefined for anything but a picture's path, so it never leaves the folder
 */
export function pictureName(stored: string | undefined): string | undefined {
  return /^\/uploads\/((?:[\w-]+\/)*[\w-]+)\.\w+$/.exec(stored ?? '')?.[1]
}
