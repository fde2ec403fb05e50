import { showToast } from 'design-system/toast/show-toast'

/** Shows an error in a toast. @param message the error in the reader's language */
export function complain(message: string): void {
  showToast({ message, tone: 'bad' })
}
