/** True while an input method composes text. Safari sends the key that ends it afterwards, known only by its key code. */
export function isComposing({ isComposing, keyCode }: KeyboardEvent): boolean {
  return isComposing || keyCode === 229
}
