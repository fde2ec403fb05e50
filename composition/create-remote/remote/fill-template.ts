/** Replaces each `{key}` in a template. */
export function fillTemplate(text: string, names: object): string {
  return Object.entries(names).reduce(
    (filled, [key, value]) => filled.replaceAll(`{${key}}`, () => String(value)),
    text,
  )
}
