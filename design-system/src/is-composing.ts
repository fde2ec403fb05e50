/** True while an input method composes text. Safari sends the final key later, recognisable by its key code. */
export function isComposing({ isComposing, keyCode }: KeyboardEvent): boolean {
  return isComposing || keyCode === 229
}
