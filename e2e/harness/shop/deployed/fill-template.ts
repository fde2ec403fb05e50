/** Fills in `${NAME}` as `envsubst` does. */
export function fillTemplate(template: string, values: object): string {
  return Object.entries(values).reduce(
    (text, [name, value]) => text.replaceAll(`\${${name}}`, String(value)),
    template,
  )
}
