import { showToast } from 'design-system/toast/show-toast'
import { createText, type Text } from 'shared-contracts/i18n/translate'
import { needsConnection } from 'shared-contracts/routing/needs-connection'
import { openOutbox, type Store, selectCartCount } from 'shared-contracts/store'
import { frameTranslations } from '../i18n/frame-translations'
import type { AppRouter } from '../routing/app-router'
import { documentLanguage } from '../routing/browser-history'
import type { ShopBoot } from '../startup/shop-boot'
import { createConnectionNotice } from './connection-notice'
import { keepShown } from './keep-shown'
import { leaveToBrowser } from './leave-to-browser'

const BACK = 'You’re back online.'

/** Returns the offline notice's text. @param isPostWaiting true if a message from the shopper has not been sent yet */
function connectionText(pathname: string, isPostWaiting: boolean, t: Text): string {
  const here = needsConnection(pathname)
    ? 'You’re offline. This page needs an internet connection. Your cart is saved.'
    : 'You’re offline. You can still use your cart and pages you’ve opened.'
  return isPostWaiting
    ? `${t(here)} ${t('Anything you’ve sent will go out once you’re back online.')}`
    : t(here)
}

interface Parts {
  store: Store
  router: AppRouter
  boot: Pick<ShopBoot, 'keepsPages' | 'isOverridden'>
}

/** Starts everything that handles the loss and return of the connection. */
export async function startOffline({ store, router, boot }: Parts): Promise<void> {
  leaveToBrowser(router)
  // Developers' overrides are not cached.
  if (boot.keepsPages && !boot.isOverridden) keepShown(router, () => selectCartCount(store.getState()) === 0)
  const { isPostWaiting, sendWaiting } = await openOutbox()
  const t = createText(documentLanguage(), await frameTranslations(documentLanguage()))
  const notice = createConnectionNotice()

  async function send() {
    for (const { isSent, message } of await sendWaiting(store.dispatch))
      showToast({ tone: isSent ? 'ok' : 'bad', message: t(message) })
  }

  function followLine() {
    if (!navigator.onLine) return notice.say(connectionText(location.pathname, isPostWaiting(), t))
    notice.end(t(BACK))
    if (isPostWaiting()) send()
  }

  for (const type of ['online', 'offline']) addEventListener(type, followLine)
  router.subscribe(() => {
    if (!navigator.onLine) followLine()
  })
  followLine()
}
