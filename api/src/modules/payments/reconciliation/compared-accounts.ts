export interface ComparedAccount {
  /** The provider's display name. */
  title: string
  /** The latest day that was compared, such as 2026-11-22; undefined before the first. */
  night?: string | undefined
  doneAt?: Date | null | undefined
}

/** Staff know providers, not protocols, so this shows each provider's protocol that is furthest behind. */
export function accountsByProvider(protocols: readonly ComparedAccount[]): ComparedAccount[] {
  const byTitle = new Map<string, ComparedAccount>()
  for (const protocol of protocols) {
    const known = byTitle.get(protocol.title)
    if (!known || (protocol.night ?? '') < (known.night ?? '')) byTitle.set(protocol.title, protocol)
  }
  return [...byTitle.values()]
}
