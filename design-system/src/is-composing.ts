/**
 * True while an input method composes text, as for Hindi, Kannada or Japanese: it then needs every key itself. Safari
 * sends the key that ends a composition afterwards, recognisable only by its key code.
 */
export function isComposing({ isComposing, keyCode }: KeyboardEvent): boolean {
  return isComposing || keyCode === 229
}
