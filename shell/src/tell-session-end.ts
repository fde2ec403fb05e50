import { showToast } from 'design-system/toast/show-toast'
import { textIn } from 'shared-contracts/domain/words/translate'
import { type Store, sessionExpired } from 'shared-contracts/store'
import { documentLanguage } from './routing/browser-history'
import { frameWords } from './words/frame-words'

/** Tells a customer whose session has ended to log in again, on whatever page they are (specification 17.5). */
export function tellSessionEnd({ startListening }: Pick<Store, 'startListening'>): void {
  startListening({
    actionCreator: sessionExpired,
    effect: async () => {
      const t = textIn(await frameWords(documentLanguage()))
      showToast({ tone: 'bad', message: t('You have been logged out. Please log in again.') })
    },
  })
}
