/** Props of the component that a remote shows under a search field. */
export interface SearchSlot {
  /** The search field, which belongs to the shell. */
  field: HTMLInputElement
  /** Called when the shopper has chosen a page. */
  onChoose: () => void
}
