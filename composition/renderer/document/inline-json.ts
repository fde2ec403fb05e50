/** Formats JSON for a script element, which an unescaped `<` could end. */
export function inlineJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}
