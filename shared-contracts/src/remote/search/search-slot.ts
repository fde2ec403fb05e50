/** Props of a remote's component under a search field. */
export interface SearchSlot {
  /** The field, which belongs to the shell. */
  field: HTMLInputElement
  /** Called when the shopper has chosen a page. */
  onChoose: () => void
}
