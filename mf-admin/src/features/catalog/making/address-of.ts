/** The address that a name suggests: 'Goda Masala' becomes 'goda-masala'. Empty where it has no Latin letter. */
export function addressOf(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 60)
}
