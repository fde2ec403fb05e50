/**
 * True while an input method composes text, as for Hindi, Kannada or Japanese: it then needs every key itself.
 * Safari sends the key that ends a composition afterwards, and only its key code says so.
 */
export function isComposing({ isComposing, keyCode }: KeyboardEvent): boolean {
  return isComposing || keyCode === 229
}
