/** Makes a name of the audit log readable: 'role-changed' becomes 'Role changed', 'isKnownDevice' 'Is known device'. */
export function humanizeName(name: string): string {
  const words = name.replaceAll('-', ' ').replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}
