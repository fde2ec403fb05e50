/** What the shell gives to what a remote puts under a field in which a shopper types what they look for. */
export interface SearchSlot {
  /** The field, which is the shell's own. */
  field: HTMLInputElement
  /** Called when the shopper has chosen a page. */
  onChoose: () => void
}
