/** Moves the focus from card to card of a list, beginning with the first. */
export function stepThrough(list: HTMLElement | null, step: 1 | -1): void {
  const cards = [...(list?.querySelectorAll<HTMLElement>('[data-card]') ?? [])]
  const here = cards.findIndex((card) => card.matches(':focus'))
  const next = here === -1 ? 0 : Math.min(cards.length - 1, Math.max(0, here + step))
  cards[next]?.focus()
}
