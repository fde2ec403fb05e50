import { showToast } from 'design-system/toast/show-toast'
import { createText } from 'shared-contracts/i18n/translate'
import { type Store, sessionExpired } from 'shared-contracts/store'
import { frameTranslations } from '../i18n/frame-translations'
import { documentLanguage } from '../routing/browser-history'

/** Asks customers to log in again (specification 17.5), even if the session ended before this code loaded. */
export function tellSessionEnd({
  getState,
  startListening,
}: Pick<Store, 'getState' | 'startListening'>): void {
  startListening({ actionCreator: sessionExpired, effect: tell })
  const { user, hasExpired } = getState().session
  // The customer may have logged in again in another tab.
  if (hasExpired && !user) tell()
}

async function tell() {
  const t = createText(documentLanguage(), await frameTranslations(documentLanguage()))
  showToast({ tone: 'bad', message: t('You have been logged out. Please log in again.') })
}
