import { showToast } from 'design-system/toast/show-toast'

/** Tells the shopper in a toast what went wrong. @param message in the reader's language */
export function complain(message: string): void {
  showToast({ message, tone: 'bad' })
}
